import type { Scenario } from '../../../src/contracts/scenario.ts';
import { shortAddress } from '../../../src/engine/link/address.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { toldError } from '../../told/message-of.ts';
import { packLink } from '../../worker/link/link-client.ts';

/** Number of table cells and given choices up to which a link is packed on the page itself. */
const AT_ONCE = 5000;

/** Whether packing would block the page for too long. */
const isLarge = ({ objective: { dataset }, lanes }: Scenario): boolean =>
  lanes.reduce(
    (sum, { choices }) => sum + (choices?.length ?? 0),
    dataset ? dataset.arms.length * dataset.times.length : 0,
  ) > AT_ONCE;

/** The result of `encodeLink`, from a worker if there are many numbers. Rejects with a plain sentence. */
export async function packed(...content: Parameters<typeof encodeLink>): Promise<string> {
  try {
    return isLarge(content[0]) ? await packLink(...content).answer : encodeLink(...content);
  } catch (error) {
    throw toldError(error);
  }
}

/** The scenario's shortest link; scenes with a name are never large. Rejects with a plain sentence. */
export const shortLink = async (scenario: Scenario): Promise<string> =>
  (isLarge(scenario) ? null : shortAddress(scenario)) ?? packed(scenario);

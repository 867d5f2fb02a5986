import type { Scenario } from '../../../src/contracts/scenario.ts';
import { shortAddress } from '../../../src/engine/link/address.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { packLink } from '../../worker/link/link-client.ts';

/** Cells of a table and given choices up to which a link is packed at once. */
const AT_ONCE = 5000;

/** Whether packing takes longer than the page may stand still. */
const isLarge = ({ objective: { dataset }, lanes }: Scenario): boolean =>
  lanes.reduce(
    (sum, { choices }) => sum + (choices?.length ?? 0),
    dataset ? dataset.arms.length * dataset.times.length : 0,
  ) > AT_ONCE;

/** What `encodeLink` makes; of many numbers in a worker. Rejects with a plain sentence. */
export async function packed(...content: Parameters<typeof encodeLink>): Promise<string> {
  return isLarge(content[0]) ? packLink(...content).answer : encodeLink(...content);
}

/** The scenario's shortest link; no scene that has a name is large. Rejects with a plain sentence. */
export const shortLink = async (scenario: Scenario): Promise<string> =>
  (isLarge(scenario) ? null : shortAddress(scenario)) ?? packed(scenario);

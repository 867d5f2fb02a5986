import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { encodeLink, Fingerprints, LinkContent } from '../../../src/engine/link/link.ts';
import type { Trails } from '../../../src/engine/link/trail.ts';
import { engineName } from '../../../src/engine/version.ts';
import { loaded } from '../../ui/load-fault.ts';
import { packLink, readLink } from '../../worker/link/link-client.ts';
import { page } from '../page.ts';
import { fragmentOf } from './place-name.ts';

// Validation and packing are only needed when a link is made: a chunk of their own.
export const loadLinks = () =>
  loaded(
    Promise.all([import('../../../src/engine/link/link.ts'), import('../../../src/engine/link/address.ts')]),
    'links',
  );

/** Cells of a table and given choices up to which a link is packed at once. */
const AT_ONCE = 5000;

/** Whether packing takes longer than the page may stand still. */
const isLarge = ({ objective: { dataset }, lanes }: Scenario): boolean =>
  lanes.reduce(
    (sum, { choices }) => sum + (choices?.length ?? 0),
    dataset ? dataset.arms.length * dataset.times.length : 0,
  ) > AT_ONCE;

/** A link's text; that of many numbers is packed in a worker. */
async function packed(...content: Parameters<typeof encodeLink>): Promise<string> {
  if (isLarge(content[0])) return packLink(...content).answer;
  const [link] = await loadLinks();
  return link.encodeLink(...content);
}

/** Whether the address carries something that means to be a scenario. */
export function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/**
 * The page's address with the scenario and what it promises in its fragment. Rejects with a plain sentence.
 * @param marks where a run that differs is to name its first differing step
 */
export async function linkTo(
  scenario: Scenario,
  fingerprints: Fingerprints,
  marks?: Trails,
): Promise<string> {
  const engine = engineName(page.getState().backend ?? 'wasm');
  return withFragment(await packed(scenario, fingerprints, engine, marks));
}

/** The page's shortest address for the scenario, promising nothing. */
export const addressTo = async (scenario: Scenario): Promise<string> => withFragment(await linkOf(scenario));

/** The scenario's shortest link, without `#`: a scene's name where that says it all. */
export async function linkOf(scenario: Scenario): Promise<string> {
  const [, { shortAddress }] = await loadLinks();
  // No scene has as much as that.
  return (isLarge(scenario) ? null : shortAddress(scenario)) ?? packed(scenario);
}

/** Where the lanes are being compared, the address is that of the comparison. */
function withFragment(link: string): string {
  const { place } = page.getState();
  const fragment = place?.name === 'compare' ? fragmentOf({ name: 'compare', detail: link }) : `#${link}`;
  return `${location.href.split('#')[0]}${fragment}`;
}

/** What an address's fragment opens. Rejects with a plain sentence. */
export function openLink(fragment: string): Promise<LinkContent> {
  return readLink(fragment).answer;
}

import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { Fingerprints, LinkContent } from '../../../src/engine/link/link.ts';
import type { Trails } from '../../../src/engine/link/trail.ts';
import { engineName } from '../../../src/engine/version.ts';
import { addressForAll } from '../../browser/language.ts';
import { loaded } from '../../browser/load-fault.ts';
import { allKnown } from '../../registry/known.ts';
import { readLink } from '../../worker/link/link-client.ts';
import { page } from '../page.ts';
import { fragmentOf, isAboutRun } from './place-name.ts';

// Validation and packing are only needed when a link is made, so they are loaded separately.
export const loadLinks = () => loaded(import('./packed-link.ts'), 'links');

/** The address's fragment, which may carry a scenario. */
export function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/**
 * The page's address with the scenario and its promise in the fragment. Rejects with a plain sentence.
 * @param marks whether a run that differs should name its first differing step
 */
export async function linkTo(
  scenario: Scenario,
  fingerprints: Fingerprints,
  marks?: Trails,
): Promise<string> {
  const { packed } = await loadLinks();
  const engine = engineName(page.getState().backend ?? 'wasm', scenario);
  return withFragment(await packed(scenario, fingerprints, engine, marks));
}

/** The page's shortest address for the scenario, without a promise. */
export const addressTo = async (scenario: Scenario): Promise<string> => withFragment(await linkOf(scenario));

/** The scenario's shortest link, without `#`: a scene's name if that is enough. */
export async function linkOf(scenario: Scenario): Promise<string> {
  const { shortLink } = await loadLinks();
  return shortLink(scenario);
}

/** The page's address with a link; while the run is compared or inspected, the address of that place. */
function withFragment(link: string): string {
  const { place, alone } = page.getState();
  const fragment = place && isAboutRun(place) ? fragmentOf({ ...place, link }) : `#${link}`;
  // A link made in a frame leads to the whole page.
  return `${addressForAll().split(alone ? /[?#]/ : '#')[0]}${fragment}`;
}

/** Opens the fragment of an address. Rejects with a plain sentence. */
export async function openLink(fragment: string): Promise<LinkContent> {
  const [content] = await Promise.all([readLink(fragment).answer, allKnown()]);
  return content;
}

import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { Fingerprints } from '../../../src/engine/link/link.ts';
import type { Trails } from '../../../src/engine/link/trail.ts';
import { engineName } from '../../../src/engine/version.ts';
import { addressForAll } from '../../browser/language.ts';
import { page } from '../page.ts';
import { linkOf, loadLinks } from './links.ts';
import { fragmentOf, isAboutRun } from './place-name.ts';

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

/** The page's address with a link; while the run is compared or inspected, the address of that place. */
function withFragment(link: string): string {
  const { place, alone } = page.getState();
  const fragment = place && isAboutRun(place) ? fragmentOf({ ...place, link }) : `#${link}`;
  // A link made in a frame leads to the whole page.
  return `${addressForAll().split(alone ? /[?#]/ : '#')[0]}${fragment}`;
}

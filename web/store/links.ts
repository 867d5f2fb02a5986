import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Fingerprints, LinkContent } from '../../src/engine/link/link.ts';
import { engineName } from '../../src/engine/version.ts';
import { loaded } from '../ui/load-fault.ts';
import { readLink } from '../worker/link-client.ts';
import { page } from './page.ts';

// Validation and packing are only needed when a link is made: a chunk of their own.
export const loadLinks = () => loaded(import('../../src/engine/link/link.ts'), 'links');

/** Whether the address carries something that means to be a scenario. */
export function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/** The page's address with the scenario and what it promises in its fragment. Rejects with a plain sentence. */
export async function linkTo(scenario: Scenario, fingerprints: Fingerprints): Promise<string> {
  const { encodeLink } = await loadLinks();
  const engine = engineName(page.getState().backend ?? 'wasm');
  return `${location.href.split('#')[0]}#${encodeLink(scenario, fingerprints, engine)}`;
}

/** What a link's fragment holds. Rejects with a plain sentence. */
export function openLink(fragment: string): Promise<LinkContent> {
  return readLink(fragment).answer;
}

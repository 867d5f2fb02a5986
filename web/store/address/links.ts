import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { LinkContent } from '../../../src/engine/link/link.ts';
import { loaded } from '../../browser/load-fault.ts';
import { allKnown } from '../../registry/known.ts';
import { readLink } from '../../worker/link/link-client.ts';

// Validation and packing are only needed when a link is made, so they are loaded separately.
export const loadLinks = () => loaded(import('./packed-link.ts'), 'links');

/** The address's fragment, which may carry a scenario. */
export function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/** The scenario's shortest link, without `#`: a scene's name if that is enough. */
export async function linkOf(scenario: Scenario): Promise<string> {
  const { shortLink } = await loadLinks();
  return shortLink(scenario);
}

/** Opens the fragment of an address. Rejects with a plain sentence. */
export async function openLink(fragment: string): Promise<LinkContent> {
  const [content] = await Promise.all([readLink(fragment).answer, allKnown()]);
  return content;
}

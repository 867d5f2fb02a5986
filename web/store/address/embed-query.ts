import * as words from '#words/page/embed-query';
import { LANE_LETTERS, type LaneLetter } from '../../../src/contracts/scenario.ts';
import { quoted } from '../../../src/parameters/quoted.ts';
import type { Alone } from '../page.ts';

/** What a frame in another page shows: a lane, or the regret of all lanes. */
export type EmbedPanel = LaneLetter | 'regret';

/** Everything that an embedding frame can show. */
export type EmbedView = 'all' | EmbedPanel | Alone;

/** Options of an embedded page, from its address. */
export interface EmbedRequest {
  /** In this order; 'selected' is the lane that the link selects, 'all' every lane. */
  readonly panels: 'selected' | 'all' | readonly EmbedPanel[];
  /** null: the same as the surrounding page. */
  readonly theme: 'light' | 'dark' | null;
  /** The only origin that may connect; null: any embedding page. */
  readonly host: string | null;
  /** The fault in the query, in a sentence; null: none. */
  readonly fault: string | null;
}

/** Longest query value that is read. */
const LONGEST = 200;
/** Views that fill the whole frame. */
const ALONE: readonly string[] = ['lesson', 'compare', 'map'] satisfies Alone[];
const PANELS: readonly string[] = [...LANE_LETTERS, 'regret'];

/** Reads `?embed=A,B&theme=dark&host=https://slides.example`; null if the address has no `embed`. */
export function readEmbedQuery(query: string): EmbedRequest | null {
  const given = new URLSearchParams(query);
  const embed = given.get('embed');
  if (embed === null) return null;
  const panels = panelsOf(embed);
  const theme = given.get('theme');
  const host = given.get('host');
  return {
    panels: panels ?? 'selected',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    host,
    fault: faultOf(embed, panels !== null, theme, host),
  };
}

function panelsOf(embed: string): EmbedRequest['panels'] | null {
  if (['', '1', ...ALONE].includes(embed)) return 'selected';
  if (embed === 'all') return 'all';
  const names = embed.slice(0, LONGEST).split(',');
  const known = names.length <= PANELS.length && names.every((name) => PANELS.includes(name));
  return known ? [...new Set(names as EmbedPanel[])] : null;
}

function faultOf(embed: string, known: boolean, theme: string | null, host: string | null): string | null {
  if (!known) return words.wrongPanels(quoted(embed));
  if (theme !== null && theme !== 'light' && theme !== 'dark') return words.wrongTheme(quoted(theme));
  if (host !== null && !isOrigin(host)) return words.wrongHost(quoted(host));
  return null;
}

function isOrigin(text: string): boolean {
  try {
    return text.length <= LONGEST && /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/**
 * The address of an embedded page.
 * @param page the page's address; its query and fragment are ignored
 * @param link without `#`
 */
export function embedAddress(page: string, shows: EmbedView, link: string): string {
  return `${page.split(/[?#]/)[0]}?embed=${shows}#${link}`;
}

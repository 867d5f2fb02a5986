import * as words from '#words/page/embed-query';
import { LANE_LETTERS, type LaneLetter } from '../../../src/contracts/scenario.ts';
import { quoted } from '../../../src/parameters/quoted.ts';

/** What a frame in another page shows: a lane, or the regret of all. */
export type EmbedPanel = LaneLetter | 'regret';

/** Options of an embedded page, from its address. */
export interface EmbedRequest {
  /** In their order; 'selected' is the lane that the link selects, 'all' every lane. */
  readonly panels: 'selected' | 'all' | readonly EmbedPanel[];
  /** null: as the page around has it. */
  readonly theme: 'light' | 'dark' | null;
  /** The only origin that may connect; null: any page around it. */
  readonly host: string | null;
  /** What is wrong with the query, in a sentence. */
  readonly fault: string | null;
}

/** Longest value of the query that is read. */
const LONGEST = 200;
/** One lesson takes the whole frame. */
export const LESSON = 'lesson';
const PANELS: readonly string[] = [...LANE_LETTERS, 'regret'];

/** Reads `?embed=A,B&theme=dark&host=https://slides.example`; null where the address has no `embed`. */
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
  if (['', '1', LESSON].includes(embed)) return 'selected';
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
 * @param page the page's address, of which query and fragment are left out
 * @param link without `#`
 */
export function embedAddress(page: string, panels: 'all' | EmbedPanel, link: string): string {
  return `${page.split(/[?#]/)[0]}?embed=${panels}#${link}`;
}

/** Set at build: tag and own name of each language that the page is built in; empty where it stands alone. */
declare const LANGUAGES: readonly (readonly [tag: string, name: string])[];
/** Set at build: the tag of the page's own language. */
declare const LANGUAGE: string;

/** The language that was chosen here. */
const CHOSEN = 'driftlab-language';
/** What goes along to the page in another language. */
const CARRIED = 'driftlab-language-carried';
const ENGLISH = 'en';

interface Carried {
  readonly address: string;
  /** Whether the language was chosen, and is to be remembered. */
  readonly chosen: boolean;
  /** The state of the page's history entry: its step, and a link too long for an address. */
  readonly state: unknown;
}

/** Tag and own name of each language that can be chosen. */
export const languages = (): typeof LANGUAGES => LANGUAGES;

/** Tag of the language that this page is built in. */
export const language = (): string => LANGUAGE;

/** The same address in another language: English is in the page's folder, each other one in a folder of its own below it. */
function addressIn(wanted: string): string {
  const address = new URL(location.href);
  const here = address.pathname.replace(/[^/]*$/, '');
  const folder = language() === ENGLISH ? here : here.replace(/[^/]+\/$/, '');
  address.pathname = wanted === ENGLISH ? folder : `${folder}${wanted}/`;
  address.searchParams.delete('lang');
  return address.href;
}

/** The page's address for links to others, who read them in their own language. */
export const addressForAll = (): string =>
  language() === ENGLISH && !new URLSearchParams(location.search).has('lang')
    ? location.href
    : addressIn(ENGLISH);

/** Opens the page in another language, as it is; what is chosen is remembered once that page is there. */
export function openIn(wanted: string, chosen: boolean): void {
  const carried: Carried = { address: addressIn(wanted), chosen, state: history.state };
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // Storage is refused or full: the address alone goes along.
  }
  if (chosen) location.assign(carried.address);
  else location.replace(carried.address);
}

/** Takes over what the page in another language has sent along. Returns whether this visit was sent here. */
export function takeOver(): boolean {
  const carried = readCarried();
  if (carried?.address !== location.href) return false;
  history.replaceState(carried.state, '');
  try {
    sessionStorage.removeItem(CARRIED);
    if (carried.chosen) localStorage.setItem(CHOSEN, language());
  } catch {
    // Storage is refused: the choice lasts as long as the address is kept.
  }
  return true;
}

function readCarried(): Carried | null {
  try {
    return JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The language that an opened address should be read in instead: the one it asks for with `?lang=`, or, where English is only what
 * is there by itself, the one chosen before, or the first of the browser's own that there is. null: this one.
 * @param framed whether the page stands in another one, which chooses for itself
 */
export function otherLanguage(query: URLSearchParams, framed: boolean): string | null {
  const wanted =
    query.get('lang') ??
    (language() === ENGLISH && !framed ? (chosenBefore() ?? firstOf(navigator.languages)) : null);
  const isBuilt = LANGUAGES.some(([tag]) => tag === wanted);
  // A server that has no such folder may answer with this page.
  const isThere = wanted === language() || location.pathname.replace(/[^/]*$/, '').endsWith(`/${wanted}/`);
  return isBuilt && !isThere ? wanted : null;
}

/** The first of a browser's languages that the page is built in: "de" of "fr, de-AT, en". */
function firstOf(preferred: readonly string[]): string | null {
  const built = LANGUAGES.map(([tag]) => tag);
  return preferred.map((tag) => tag.split('-')[0]).find((tag) => built.includes(tag)) ?? null;
}

function chosenBefore(): string | null {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}

import { language } from '../../browser/language.ts';

/** The room that the page's own address names; `driftlab room` serves both. */
export interface ServedRoom {
  readonly name: string;
  /** Lets a teacher's page see the guesses; null: the page of a student. */
  readonly token: string | null;
}

const KEY = 'driftlab-room-token';
const NAME = /^[a-z0-9]{4,12}$/;
const TOKEN = /^[\w-]{16,64}$/;

/** Null: the page belongs to no room. */
export const servedRoom: ServedRoom | null = roomOf(new URLSearchParams(location.search));

function roomOf(query: URLSearchParams): ServedRoom | null {
  const name = query.get('room');
  if (name === null || !NAME.test(name)) return null;
  const token = query.get('teacher');
  if (token === null) return { name, token: kept(name) };
  hideToken(name);
  if (!TOKEN.test(token)) return { name, token: null };
  keep(name, token);
  return { name, token };
}

/** The token leaves the address: what is copied from the page, and what a wall shows, is the students' address. */
function hideToken(name: string): void {
  history.replaceState(history.state, '', `${location.pathname}?room=${name}${location.hash}`);
}

/** A page that is loaded again is the teacher's still, as long as its tab. */
function kept(name: string): string | null {
  try {
    const [of, token = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return of === name && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}

function keep(name: string, token: string): void {
  try {
    sessionStorage.setItem(KEY, `${name} ${token}`);
  } catch {
    // Then as long as the page.
  }
}

/** An address of the room, beside the English page. */
export const roomAddress = ({ name }: ServedRoom, what: 'guess' | 'watch'): string =>
  `${language() === 'en' ? '' : '../'}room/${name}/${what}`;

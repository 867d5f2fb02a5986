import { IconButton } from '../ui/icon-button.tsx';
import './library.css';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#words/library/library';
import { useShelf } from '../kept/runs/use-shelf.ts';
import { leavePlace, openPlace, turnTo } from '../store/address/place.ts';
import { page } from '../store/page.ts';
import { TermCard } from '../terms/term-card.tsx';
import { type Term, termsWith } from '../terms/terms.ts';
import { IconClose } from '../ui/icons.tsx';
import { IconFind } from '../ui/late-icons.tsx';
import { found, holds, SHELVES, type Shelf, type ShelfName } from './entry.ts';
import { EntryButton } from './entry-button.tsx';
import { lessonsShelf, papersShelf, scenesShelf, yoursShelf } from './shelves.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** Four shelves on one page; the tabs jump and follow the scroll, typing leaves what is found. */
export function LibraryView({ shelf: wanted }: { readonly shelf: string }) {
  const { kept, fault, remove } = useShelf();
  const [query, setQuery] = useState('');
  const [stop, setStop] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const shelves = useShelves(kept, remove);
  const shown = shelves
    .map((shelf) => ({ ...shelf, entries: found(shelf.entries, query) }))
    .filter(({ entries }) => entries.length > 0);
  const entries = shown.flatMap((shelf) => shelf.entries);
  const terms = useMemo(() => termsWith(query, holds), [query]);
  const count = entries.length + terms.length;
  const tabStop = entries.some(({ id }) => id === stop) ? stop : entries[0]?.id;
  const [at, follow, jump] = useTabs(body, wanted);
  useGridKeys(body, find);
  return (
    <>
      <div className="library-head">
        <nav className="library-tabs" aria-label={words.shelves}>
          {shelves.map(({ name, title, entries: all }) => (
            <button
              key={name}
              type="button"
              aria-current={at === name || undefined}
              disabled={!shown.some((shelf) => shelf.name === name)}
              onClick={() => jump(name)}
            >
              {title} <span className="shelf-count">{all.filter(({ adds }) => !adds).length}</span>
            </button>
          ))}
        </nav>
        <Find query={query} onQuery={setQuery} input={find} />
        <IconButton label={words.close} onClick={leavePlace}>
          <IconClose />
        </IconButton>
      </div>
      <div className="library-body" ref={body} onScroll={follow}>
        {fault && (
          <p className="field-fault" role="alert">
            {fault}
          </p>
        )}
        <p role="status" className={count === 0 ? 'library-none' : 'visually-hidden'}>
          {count === 0 ? words.nothingNamed(query) : query && words.found(count)}
        </p>
        {shown.map((shelf) => (
          <ShelfSection key={shelf.name} shelf={shelf} tabStop={tabStop} onStop={setStop} />
        ))}
        <FoundTerms terms={terms} />
        <Foot />
      </div>
    </>
  );
}

/** Words and symbols that are found, below the shelves. */
function FoundTerms({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby="shelf-terms">
      <div className="shelf-head">
        <h2 id="shelf-terms">{words.terms}</h2>
      </div>
      <ul className="found-terms">
        {terms.map((term) => (
          <li key={term.id}>
            <TermCard term={term} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Foot() {
  return (
    <p className="library-foot note">
      {words.nothingIsSent}{' '}
      <button type="button" className="shelf-way" onClick={() => openPlace({ name: 'glossary', detail: '' })}>
        {words.glossary}
      </button>{' '}
      <button type="button" className="shelf-way" onClick={() => void showTour()}>
        {words.tour}
      </button>
    </p>
  );
}

/** The shelves that hold something. */
function useShelves(
  kept: Parameters<typeof yoursShelf>[0],
  onRemove: (id: string) => void,
): readonly Shelf[] {
  const still = useMemo(() => [scenesShelf(), papersShelf()], []);
  const [lessons, setLessons] = useState(() => lessonsShelf(onRemoved));
  function onRemoved() {
    setLessons(lessonsShelf(onRemoved));
  }
  return [lessons, ...still, yoursShelf(kept, onRemove)].filter(({ entries }) => entries.length > 0);
}

/** The shelf at the top of what is in sight, how to follow the scroll, and how to jump to one. */
function useTabs(
  body: { readonly current: HTMLDivElement | null },
  wanted: string,
): readonly [ShelfName | null, () => void, (name: ShelfName) => void] {
  const [at, setAt] = useState<ShelfName | null>(null);
  const follow = () => {
    const box = body.current;
    if (!box) return;
    const sections = [...box.querySelectorAll<HTMLElement>('[data-shelf]')];
    const atEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    const passed = sections.filter(({ offsetTop }) => offsetTop <= box.scrollTop + 60);
    const current = atEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
    setAt((current?.dataset.shelf as ShelfName) ?? null);
  };
  const scrollTo = (name: string) =>
    body.current?.querySelector(`[data-shelf="${name}"]`)?.scrollIntoView({ block: 'start' });
  // Once: what the address names when the place opens.
  const first = useRef({ wanted, follow, scrollTo });
  useEffect(() => {
    const { wanted: name, follow: look, scrollTo: go } = first.current;
    if ((SHELVES as readonly string[]).includes(name)) go(name);
    look();
    if (name === 'lessons') requestAnimationFrame(() => focusNext(body.current));
  }, [body]);
  const jump = (name: ShelfName) => {
    scrollTo(name);
    turnTo(name);
    requestAnimationFrame(() => setAt(name));
  };
  return [at, follow, jump];
}

/** Who comes from the lessons continues with the next one: one press away, once the place has had the focus. */
const focusNext = (body: HTMLElement | null): void =>
  body?.querySelector<HTMLElement>('.entry[aria-current]')?.focus();

interface FindProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly input: { current: HTMLInputElement | null };
}

function Find({ query, onQuery, input }: FindProps) {
  // The first Escape takes back what is typed, the next one leaves.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  return (
    <label className="library-find">
      <IconFind />
      <input
        ref={input}
        type="search"
        value={query}
        maxLength={100}
        placeholder={words.find}
        aria-label={words.findBy}
        aria-keyshortcuts="/"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd>/</kbd>
    </label>
  );
}

interface ShelfSectionProps {
  readonly shelf: Shelf;
  readonly tabStop: string | null | undefined;
  readonly onStop: (id: string) => void;
}

function ShelfSection({ shelf: { name, title, note, entries }, tabStop, onStop }: ShelfSectionProps) {
  return (
    <section className="shelf" data-shelf={name} aria-labelledby={`shelf-${name}`}>
      <div className="shelf-head">
        <h2 id={`shelf-${name}`}>{title}</h2>
        {note && <p className="shelf-note">{note}</p>}
      </div>
      <ul>
        {entries.map((entry) => (
          <EntryButton
            key={entry.id}
            entry={entry}
            isStop={entry.id === tabStop}
            onFocus={() => onStop(entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Over the lanes: it speaks of what lies behind the library. */
async function showTour(): Promise<void> {
  const { startTour } = await import('../tour/start-tour.tsx');
  leavePlace();
  const unsubscribe = page.subscribe(({ place }) => {
    if (place) return;
    unsubscribe();
    startTour();
  });
}

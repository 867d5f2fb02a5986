import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import * as words from '#words/library/library';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { IconClose } from '../ui/icons.tsx';
import type { Entry } from './entry.ts';
import { EntryPicture } from './entry-picture.tsx';

interface EntryButtonProps {
  readonly entry: Entry;
  /** Only one entry at a time is a tab stop; the arrows go on from there. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** Picture, name, line. Delete asks once; what cannot be opened says so in its line. */
export function EntryButton({ entry, isStop, onFocus }: EntryButtonProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const { name, line, next, adds, remove, file } = entry;
  const open = async () => {
    try {
      await entry.open();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const take = () => (sure ? remove?.() : setSure(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!remove || !['Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    take();
  };
  // From the entry to its own × nobody has gone away.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setSure(false);
  };
  const said = sure ? words.sureToRemove(name) : fault ? words.unreadable : line;
  return (
    <li className={`entry-cell${adds ? ' adds' : ''}`} onBlur={onBlur}>
      <button
        type="button"
        className="entry"
        data-entry={entry.id}
        aria-current={next || undefined}
        aria-keyshortcuts={remove ? 'Delete' : undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => void open()}
        onKeyDown={onKeyDown}
      >
        <Face entry={entry} said={said} />
      </button>
      {remove && (
        <button
          type="button"
          className="entry-remove"
          tabIndex={-1}
          aria-label={words.remove(name)}
          onClick={take}
        >
          <IconClose />
        </button>
      )}
      <span role="alert" className={fault ? 'entry-fault' : 'visually-hidden'}>
        {fault}
        {fault && file && (
          <button type="button" onClick={() => download(file(), `${fileName(name)}.txt`)}>
            {words.saveLink}
          </button>
        )}
        {sure && said}
      </span>
    </li>
  );
}

/** Picture, number, name, line and what it needs. */
function Face({ entry, said }: { readonly entry: Entry; readonly said: string }) {
  const { name, number, needs, picture, aside, told, progress, adds } = entry;
  return (
    <>
      <span className="pic">
        {picture ? <EntryPicture picture={picture} /> : adds && <span aria-hidden="true">+</span>}
        {progress !== undefined && <i className="progress" style={{ width: `${100 * progress}%` }} />}
      </span>
      <span className="entry-name">
        {number !== undefined && <i aria-hidden="true">{number}</i>}
        <strong title={name}>{name}</strong>
        {aside && <em aria-hidden="true">{aside}</em>}
      </span>
      {told && <span className="visually-hidden">, {told}. </span>}
      <small>{said}</small>
      {needs && <small className="needs">{needs}</small>}
    </>
  );
}

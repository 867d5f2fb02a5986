import { useState } from 'react';
import * as words from '#words/kept/kept';
import { messageOf } from '../../src/parameters/thrown.ts';
import { chooseFile } from '../browser/choose-file.ts';
import { download } from '../browser/download.ts';
import { PROGRESS, PROGRESS_JOINS } from '../course/progress.ts';
import { GAMES } from '../game/kept.ts';
import { DRAWINGS } from '../kept/drawings.ts';
import { type Unread, unreadOf } from '../kept/entries.ts';
import { everythingKept, readBack } from '../kept/everything.ts';
import { LESSON_DRAFTS } from '../kept/lesson-drafts.ts';
import { OWN_LESSONS } from '../kept/own-lessons.ts';
import { RUNS } from '../kept/runs/shelf.ts';
import { useKept } from '../kept/use-kept.ts';

const NONE: readonly Unread[] = [];
const unread = () => [
  ...unreadOf(RUNS),
  ...unreadOf(OWN_LESSONS),
  ...unreadOf(LESSON_DRAFTS),
  ...unreadOf(GAMES),
  ...unreadOf(DRAWINGS),
  ...unreadOf(PROGRESS),
];

const save = (text: string, name: string) => download(new Blob([text], { type: 'application/json' }), name);

/**
 * Everything that is kept as one file, and back; what cannot be read is named.
 * @param said a fault that stands beside it already
 */
export function Everything({ said }: { readonly said: string | null }) {
  const { kept, act, fault } = useKept(unread, NONE);
  const [told, setTold] = useState<string | null>(null);
  const take = async (file: File) => {
    try {
      const { added, already, left } = readBack(await file.text(), PROGRESS_JOINS);
      setTold(words.wasRead({ added, already, left }));
    } catch (error) {
      setTold(messageOf(error));
    }
  };
  return (
    <div className="everything">
      {kept.length > 0 && (
        <>
          <p className="note">{words.unread(kept.length)}</p>
          <ul className="note">
            {kept.map(({ key, text }) => (
              <li key={key}>
                <code>{key}</code>{' '}
                <button type="button" className="btn line" onClick={() => save(text, 'driftlab-unread.json')}>
                  {words.saveUnread}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className="btn line"
        onClick={() => act(() => save(everythingKept(), 'driftlab-kept.json'))}
      >
        {words.saveAll}
      </button>{' '}
      <button
        type="button"
        className="btn line"
        onClick={() => chooseFile('.json,application/json', (file) => void take(file))}
      >
        {words.readBack}
      </button>
      <p role="status" className="note">
        {told ?? (fault === said ? null : fault)}
      </p>
    </div>
  );
}

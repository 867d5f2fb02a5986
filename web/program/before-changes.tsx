import { useStore } from 'zustand';
import * as words from '#words/program/before';
import { page } from '../store/page.ts';

/** Says that a lane's program is the last one that ran, where its editor holds a newer one that does not. */
export function BeforeChanges() {
  const { stopped } = useStore(page);
  return stopped && <p className="note">{words.versionBefore(stopped.letter)}</p>;
}

import * as words from '#words/answers/paths';
import { Entry } from '../../ui/key-entry.tsx';
import { PATHS, useIsLine } from './path-draws.ts';

/** The key's entry for the thin lines. */
export function PathKey() {
  if (!useIsLine()) return null;
  return (
    <Entry text={words.held(PATHS)} width={22}>
      <path className="grey" d="M1 9C6 9 7 2 12 2s5 5 9 5M1 4c5 0 5 7 10 7s6-8 10-8" strokeWidth="1" />
    </Entry>
  );
}

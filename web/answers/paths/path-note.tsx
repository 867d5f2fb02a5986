import * as words from '#words/answers/paths';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useHidden } from '../../store/stage.ts';
import { PATHS, useIsLine, usePaths } from './path-draws.ts';

const WHY_NONE: Readonly<Record<Extract<ReturnType<typeof usePaths>, string>, string>> = {
  'no model': words.noModel,
  'weighted twice': words.weightedTwice,
  'too many': words.tooMany,
  untold: words.untold,
};

/** What the thin lines in a lane are, for those who do not see them; or why there are none. */
export function PathNote({ letter }: { letter: LaneLetter }) {
  const paths = usePaths(letter);
  const line = useIsLine();
  const hidden = useHidden('band');
  if (!paths || hidden || !line) return null;
  if (typeof paths === 'string') return <small className="path-note">{WHY_NONE[paths]}</small>;
  return <span className="visually-hidden">{words.said(PATHS)}</span>;
}

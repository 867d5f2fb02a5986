import * as words from '#words/you/you';
import { type CandidateSet, candidateAt } from '../../src/contracts/candidates.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { Turn } from '../../src/engine/game/game.ts';
import { isByHand } from '../../src/engine/game/learner.ts';
import { formatValue } from '../../src/picture/format.ts';
import { plainMath } from '../../src/picture/math.ts';
import { laneNames } from '../store/names.ts';

type Places = Pick<CandidateSet, 'kind' | 'names' | 'points' | 'dimension' | 'size'>;

/** "$x$ = 0.32", "$x$ = (0.32, 0.60)", "Construction". */
export function placeText(candidates: Places, index: number): string {
  if (candidates.kind === 'arms') return candidates.names[index] ?? words.arm(index + 1);
  const values = candidateAt(candidates as CandidateSet, index).map((value) => formatValue(value));
  return `$x$ = ${values.length > 1 ? `(${values.join(', ')})` : values[0]}`;
}

/** The value read by the newest query; before the first query, what to do. */
export function turnReading(candidates: Places, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (!last) return words.anywhere;
  const place = placeText(candidates, last.index);
  const value = formatValue(last.y);
  return candidates.kind === 'arms' ? words.readFrom({ arm: place, value }) : words.readAt({ place, value });
}

/** A rival of the person. */
interface RivalName {
  readonly letter: LaneLetter;
  readonly name: string;
}

/** The rivals, ordered by letter. */
export function rivalsOf({ lanes }: Pick<Scenario, 'lanes'>): RivalName[] {
  const names = laneNames(lanes);
  return lanes.filter((lane) => !isByHand(lane)).map(({ id }) => ({ letter: id, name: names.get(id) ?? id }));
}

/** What a screen reader announces after a query. */
export function announcement({ horizon }: Scenario, candidates: Places, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (!last) return '';
  return words.announcement({
    step: last.t,
    horizon,
    reading: plainMath(turnReading(candidates, turns)),
    left: horizon - last.t,
  });
}

/** "26 made, 14 left." */
export const countReading = (made: number, horizon: number): string =>
  made === 0 ? words.toMake(horizon) : words.made({ made, left: horizon - made });

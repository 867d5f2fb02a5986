import * as words from '#words/you/you';
import { type CandidateSet, candidateAt } from '../../src/contracts/candidates.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { Turn } from '../../src/engine/game/game.ts';
import { isByHand } from '../../src/engine/game/learner.ts';
import { formatRegret, formatValue } from '../../src/picture/format.ts';
import { plainMath } from '../../src/picture/math.ts';
import { laneNames } from '../store/names.ts';

type Places = Pick<CandidateSet, 'kind' | 'names' | 'points' | 'dimension' | 'size'>;

/** "$x$ = 0.32", "$x$ = (0.32, 0.60)", "Construction". */
export function placeText(candidates: Places, index: number): string {
  if (candidates.kind === 'arms') return candidates.names[index] ?? words.arm(index + 1);
  const values = candidateAt(candidates as CandidateSet, index).map((value) => formatValue(value));
  return `$x$ = ${values.length > 1 ? `(${values.join(', ')})` : values[0]}`;
}

/** What the newest query read; before the first one what to do. */
export function turnReading(candidates: Places, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (!last) return words.anywhere;
  const place = placeText(candidates, last.index);
  const value = formatValue(last.y);
  return candidates.kind === 'arms' ? words.readFrom({ arm: place, value }) : words.readAt({ place, value });
}

/** "10.8 ahead", "2.0 behind", "level": where a rival stands, by the difference of regrets as it is shown. */
export function standing(ahead: number): string {
  const text = formatRegret(Math.abs(ahead));
  if (Number(text) === 0) return words.level;
  return ahead > 0 ? words.ahead(text) : words.behind(text);
}

/** A rival in the race. */
export interface RivalName {
  readonly letter: LaneLetter;
  readonly name: string;
}

/** The rivals in the order of their letters. */
export function rivalsOf({ lanes }: Pick<Scenario, 'lanes'>): RivalName[] {
  const names = laneNames(lanes);
  return lanes.filter((lane) => !isByHand(lane)).map(({ id }) => ({ letter: id, name: names.get(id) ?? id }));
}

/** What is read out after a query. */
export function announcement(scenario: Scenario, candidates: Places, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (!last) return '';
  const race = rivalsOf(scenario).flatMap(({ letter, name }) => {
    const ahead = last.ahead[letter];
    return ahead === undefined ? [] : [words.rival({ name, standing: standing(ahead) })];
  });
  const left = words.left(scenario.horizon - last.t);
  const read = plainMath(turnReading(candidates, turns));
  return words.announcement({
    step: last.t,
    horizon: scenario.horizon,
    reading: read,
    standings: [...race, left].join(', '),
  });
}

/** "26 made, 14 left." */
export const countReading = (made: number, horizon: number): string =>
  made === 0 ? words.toMake(horizon) : words.made({ made, left: horizon - made });

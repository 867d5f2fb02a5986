import * as words from '#words/panels/paid';
import type { WorldStep } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { useStepCauses } from '../../answers/causes.ts';
import { staleAnswers } from '../../readings/causes.ts';

interface StaleMarkProps {
  readonly letter: LaneLetter;
  readonly records: readonly WorldStep[];
  readonly t: number;
  readonly x: (candidate: number) => number;
  readonly y: Scale;
  /** f_t on the candidates (G). */
  readonly truth: Float64Array;
}

/** Room for the words, in px. */
const ROOM = 130;

/** The old answers that the lane relied on in this step: a ring at each, an arrow to the present truth. */
export function StaleMark({ letter, records, t, x, y, truth }: StaleMarkProps) {
  const step = useStepCauses(letter, records, t);
  const stale = step && staleAnswers(step);
  const asked = stale && records[stale.newest - 1];
  if (!asked) return null;
  const { place, answers, newest } = stale;
  const [from, to] = [y(asked.f), y(truth[place])];
  const down = to > from ? 1 : -1;
  // On the side away from the query, unless the plot ends there.
  const left = x(records[t - 1].index) > x(place) && x(place) > ROOM;
  return (
    <g className="stale-mark" transform={`translate(${x(place)} 0)`}>
      <circle cy={from} r={7} />
      {Math.abs(to - from) > 14 && (
        <path d={`M0 ${from + 7 * down}V${to - down}M-4 ${to - 6 * down}L0 ${to}L4 ${to - 6 * down}`} />
      )}
      <text className="t1 halo" x={left ? -13 : 13} y={from - 9} textAnchor={left ? 'end' : 'start'}>
        {answers === 1 ? words.oldAnswer(newest) : words.oldAnswers(answers)}
      </text>
    </g>
  );
}

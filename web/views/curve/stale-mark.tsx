import * as words from '#words/panels/paid';
import type { WorldStep } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { useStepCauses } from '../../answers/causes.ts';
import { staleAnswers } from '../../readings/causes.ts';
import type { PlotLabel } from '../plot/curve-labels.ts';
import type { CurveLayout } from '../plot/curve-layout.ts';
import { staleSpot } from './stale-spot.ts';

interface StaleMarkProps {
  readonly letter: LaneLetter;
  readonly records: readonly WorldStep[];
  readonly t: number;
  readonly x: (candidate: number) => number;
  readonly y: Scale;
  /** f_t on the candidates (G). */
  readonly truth: Float64Array;
  /** What the words must not cover. */
  readonly labels: readonly PlotLabel[];
  readonly layout: CurveLayout;
}

/** The old answers that the lane relied on in this step: a ring at each, an arrow to the present truth. */
export function StaleMark({ letter, records, t, x, y, truth, labels, layout }: StaleMarkProps) {
  const step = useStepCauses(letter, records, t);
  const stale = step && staleAnswers(step);
  const asked = stale && records[stale.newest - 1];
  if (!asked) return null;
  const { place, answers, newest } = stale;
  const [from, to] = [y(asked.f), y(truth[place])];
  const down = to > from ? 1 : -1;
  const text = answers === 1 ? words.oldAnswer(newest) : words.oldAnswers(answers);
  const spot = staleSpot(text, { x: x(place), y: from }, x(records[t - 1].index), labels, layout);
  return (
    <g className="stale-mark">
      <g transform={`translate(${x(place)} 0)`}>
        <circle cy={from} r={7} />
        {Math.abs(to - from) > 14 && (
          <path d={`M0 ${from + 7 * down}V${to - down}M-4 ${to - 6 * down}L0 ${to}L4 ${to - 6 * down}`} />
        )}
      </g>
      {spot && (
        <text className="t1 halo" x={spot.x} y={spot.y} textAnchor={spot.anchor}>
          {text}
        </text>
      )}
    </g>
  );
}

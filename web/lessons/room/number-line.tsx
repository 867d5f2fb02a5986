import type { Predict } from '../../../src/lessons/step-shape.ts';
import { tickCount, ticks, xLabels } from '../../../src/picture/axis.ts';
import { extent, linear } from '../../../src/picture/scale.ts';
import { Marks } from '../../plot/marks.tsx';
import { Dots } from './dots.tsx';
import { useGuesses } from './room.ts';
import { useAsked } from './room-marks.tsx';

const WIDTH = 520;
const HEIGHT = 300;
/** Room beside the axis and below it, in px. */
const MARGIN = 30;

/** The numbers that were typed, on an axis of their own, as they belong to no plot. */
export function NumberLine({ predict }: { readonly predict: Predict }) {
  const guesses = useGuesses().flatMap(([value]) => (typeof value === 'number' ? [value] : []));
  const asked = useAsked(predict);
  const plain = asked(0, (value) => value);
  const [low, high] = extent([...guesses, ...(plain.near ?? [])]);
  const margin = (high - low) / 10 || 1;
  const scale = linear([low - margin, high + margin], [MARGIN, WIDTH - MARGIN]);
  const base = HEIGHT - MARGIN;
  return (
    <div className={plain.right === null ? 'class-bars' : 'class-bars answered'}>
      <svg className="class-numbers" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line className="guess-line" x1={MARGIN} x2={WIDTH - MARGIN} y1={base} y2={base} />
        <Marks shapes={xLabels(ticks(scale, tickCount(WIDTH / 3)), base + 20)} />
        <Dots {...asked(0, scale)} base={base} toward={-1} room={HEIGHT - 2 * MARGIN} />
      </svg>
    </div>
  );
}

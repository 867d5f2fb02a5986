import { useId } from 'react';
import { bandBetween } from '../../../plot/series.ts';
import { SHOWN_CAUSES } from '../../../readings/causes.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import { regretSeries } from '../../../readings/regret-measure.ts';
import { Curve } from '../../../time/curves.tsx';
import type { TimeFrame } from '../../../time/time-frame.ts';
import { ResetTicks } from '../../../time/time-marks.tsx';
import { MathTspan } from '../../../ui/math-text.tsx';
import { SettingText } from '../../../ui/setting-text.tsx';
import { HatchPattern } from './hatch-pattern.tsx';
import type { Strip } from './paid-strips.ts';

interface PaidStackProps {
  readonly lane: PanelLane;
  readonly frame: TimeFrame;
  readonly strip: Pick<Strip, 'y' | 'bottom'>;
  /** Edges of the areas, from below; null: only the curve. */
  readonly edges: readonly Float64Array[] | null;
}

/** A lane's cumulative regret, with its causes as areas below. */
export function PaidStack({ lane, frame, strip: { y, bottom }, edges }: PaidStackProps) {
  const hatch = useId();
  return (
    <g data-lane={lane.letter}>
      <HatchPattern id={hatch} />
      {edges &&
        SHOWN_CAUSES.map(({ id }, i) =>
          isEmpty(edges[i], edges[i + 1]) ? null : (
            <path
              key={id}
              className={`paid-area paid-${id}`}
              fill={id === 'alarm' ? `url(#${hatch})` : undefined}
              d={bandBetween(edges[i], edges[i + 1], frame.x, y)}
            />
          ),
        )}
      <Curve frame={frame} y={y} letter={lane.letter} values={regretSeries.total(lane.records)} width={2} />
      <ResetTicks lane={lane} frame={frame} bottom={bottom} />
    </g>
  );
}

/** A lane’s name, by its strip. */
export function PaidName({
  lane,
  frame,
  baseline,
}: Pick<PaidStackProps, 'lane' | 'frame'> & { baseline: number }) {
  return (
    <g data-lane={lane.letter}>
      <text className="t1 b halo lane-label" x={frame.left + 4} y={baseline}>
        <SettingText text={lane.name} Symbols={MathTspan} />
      </text>
    </g>
  );
}

const isEmpty = (lower: Float64Array, upper: Float64Array): boolean =>
  !(upper[upper.length - 1] > lower[lower.length - 1]);

import './preview-map.css';
import { useMemo } from 'react';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import { extent } from '../../src/picture/scale.ts';
import { Heat } from '../panels/map/heat.tsx';
import { MapAxis } from '../panels/map/map-axis.tsx';
import { mapBands, optimumPath } from '../panels/map/map-layers.ts';
import { Chip } from '../plot/chip.tsx';
import { Marks } from '../plot/marks.tsx';
import { timeAxis, timeFrame } from '../time/time-frame.ts';
import { useSize } from '../ui/use-size.ts';

/** Values of an objective over time, before it is run. */
export interface Preview {
  readonly candidates: CandidateSet;
  /** `T × N` row-major, t slow. */
  readonly values: Float64Array;
  /** Per step: index of the maximiser. */
  readonly starIndex: Int32Array;
  readonly changePoints: readonly number[];
}

const LEFT = 34;
const TOP = 24;

/** Map of x over t with the optimum's path and the changes; a label at one step. */
export function PreviewMap({ preview, step }: { preview: Preview; step: number | null }) {
  const [box, size] = useSize<HTMLDivElement>();
  const { candidates, values, starIndex, changePoints } = preview;
  const horizon = starIndex.length;
  const range = useMemo(() => extent(values), [values]);
  const frame = useMemo(() => timeFrame(size, horizon, { left: LEFT, top: TOP }), [size, horizon]);
  const [band] = mapBands(frame, candidates);
  return (
    <div ref={box} className="preview-map">
      {size.width > 0 && (
        <>
          <Heat frame={frame} band={band} field={values} steps={horizon} range={range} />
          <svg className="chart" width={size.width} height={size.height} aria-hidden="true">
            {changePoints.map((after) => (
              <line
                key={after}
                className="preview-change"
                x1={frame.x(after + 0.5)}
                x2={frame.x(after + 0.5)}
                y1={TOP}
                y2={frame.bottom}
              />
            ))}
            <path className="optimum under" d={optimumPath(frame, band, candidates, starIndex)} />
            <path className="optimum" d={optimumPath(frame, band, candidates, starIndex)} />
            <MapAxis frame={frame} band={band} candidates={candidates} alone />
            <Marks shapes={timeAxis(frame)} />
            {step !== null && step <= horizon && (
              <>
                <line
                  className="preview-step"
                  x1={frame.x(step)}
                  x2={frame.x(step)}
                  y1={18}
                  y2={frame.bottom}
                />
                <Chip x={frame.x(step)} y={9} text={`$t$ = ${step}`} within={[0, size.width]} />
              </>
            )}
          </svg>
        </>
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { ticks, xAxis } from '../../../src/picture/axis.ts';
import { linear } from '../../../src/picture/scale.ts';
import { Heat } from '../../panels/map/heat.tsx';
import { MapAxis } from '../../panels/map/map-axis.tsx';
import { mapBands, optimumPath } from '../../panels/map/map-layers.ts';
import { Marks } from '../../plot/marks.tsx';
import { type TimeFrame, timeAxis, timeFrame } from '../../time/time-frame.ts';
import { ChangeLines } from '../../time/time-marks.tsx';
import { useSize } from '../../ui/use-size.ts';
import type { Picture } from './picture.ts';
import { SliceLines } from './slice-lines.tsx';

interface PreviewMapProps {
  readonly picture: Picture;
  /** Range of the grey; it does not change while a slider moves. */
  readonly range: readonly [number, number];
  /** Columns of the slices. */
  readonly cuts: readonly number[];
  readonly onCut: (cut: number, column: number) => void;
  /** Id of the element that describes it. */
  readonly labelledBy: string;
}

/** Room above for the labels of the slices, and on the left for numbers. */
const ROOM = { left: 34, top: 24 };

/** f over t (or w) in grey, with the optimum's path, changes, and lines at the slices. */
export function PreviewMap(props: PreviewMapProps) {
  const [ref, { width, height }] = useSize<HTMLElement>();
  return (
    <section ref={ref} className="preview-map" aria-labelledby={props.labelledBy}>
      {width > 0 && height > 0 && <Drawn {...props} width={width} height={height} />}
    </section>
  );
}

type DrawnProps = PreviewMapProps & { readonly width: number; readonly height: number };

function Drawn({ picture, range, cuts, onCut, width, height }: DrawnProps) {
  const { candidates, columns, maps, starIndex, changePoints, across, ends } = picture;
  // Columns are evenly spaced between the ends, so they serve as the steps of a time frame.
  const frame = useMemo(() => timeFrame({ width, height }, columns.length, ROOM), [width, height, columns]);
  const inTime = useMemo(() => timeFrame({ width, height }, ends[1], ROOM), [width, height, ends]);
  const bands = mapBands(frame, candidates, ['$x$', '$y$']);
  return (
    <>
      {bands.map((band, i) => (
        <Heat
          key={band.symbol}
          frame={frame}
          band={band}
          field={maps[i]}
          steps={columns.length}
          range={range}
        />
      ))}
      <svg className="chart preview-layer" aria-hidden="true">
        {bands.map((band) => (
          <g key={band.symbol} className={bands.length > 1 ? 'two' : undefined}>
            <ChangeLines steps={changePoints} frame={inTime} top={band.top} bottom={band.bottom} />
            <Optimum path={optimumPath(frame, band, candidates, starIndex)} />
            <MapAxis frame={frame} band={band} candidates={candidates} alone={bands.length === 1} />
          </g>
        ))}
        <Marks shapes={across === 't' ? timeAxis(inTime) : conditionAxis(frame, ends)} />
      </svg>
      <SliceLines picture={picture} frame={frame} cuts={cuts} onCut={onCut} />
    </>
  );
}

function Optimum({ path }: { path: string }) {
  return (
    <>
      <path className="optimum under" d={path} />
      <path className="optimum" d={path} />
    </>
  );
}

function conditionAxis(frame: TimeFrame, ends: Picture['ends']) {
  const w = linear(ends, [frame.left, frame.right]);
  return xAxis(w, ticks(w, 5), frame.bottom, '$w$');
}

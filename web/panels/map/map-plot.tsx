import { memo, useMemo } from 'react';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { markPath } from '../../plot/marks.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { resetSteps } from '../../readings/trigger.ts';
import { useCursor, useHover } from '../../store/hooks.ts';
import type { TimeFrame } from '../time/time-frame.ts';
import { AxisLine, ChangeLines, CursorLine, Hairline, TimeAxis, Veil } from '../time/time-marks.tsx';
import { Heat } from './heat.tsx';
import { MapAxis } from './map-axis.tsx';
import {
  heightOf,
  isHollow,
  type MapBand,
  mapBands,
  optimumPath,
  PAIR_SYMBOLS,
  queryPath,
  queryRadius,
} from './map-layers.ts';

interface MapLayersProps {
  readonly frame: TimeFrame;
  readonly world: WorldSummary;
  readonly lanes: readonly PanelLane[];
}

/** One map per display dimension, stacked over one t axis. */
export function MapLayers(props: MapLayersProps) {
  const { frame, world } = props;
  const bands = useMemo(
    () => mapBands(frame, world.candidates, world.environment && PAIR_SYMBOLS),
    [frame, world],
  );
  return (
    <>
      {bands.map((band, i) => (
        <Heat
          key={band.symbol}
          frame={frame}
          band={band}
          field={world.maps[i]}
          steps={world.starIndex.length}
          range={mapRange(world, i)}
        />
      ))}
      <Marks {...props} bands={bands} />
      <Overlay {...props} bands={bands} />
    </>
  );
}

/** The ends of a map's grey: those of f; of designs 0 and 1, of conditions 0 and the largest p(w). */
function mapRange({ range, environment }: WorldSummary, map: number): readonly [number, number] {
  if (!environment) return range;
  return map === 0 ? [0, 1] : [0, Math.max(...environment.weights)];
}

type Banded = MapLayersProps & { readonly bands: readonly MapBand[] };

/** Everything that stands still. Rings lie below filled marks. */
const Marks = memo(function Marks({ frame, world, lanes, bands }: Banded) {
  const ringsFirst = lanes.toSorted((a, b) => Number(isHollow(b.letter)) - Number(isHollow(a.letter)));
  return (
    <svg className="chart layer" aria-hidden="true">
      {bands.map((band) => {
        const { top, bottom } = band;
        // With an environment the optimum is a design: it has no place among the conditions.
        const placed = !world.environment || band.axis === 0;
        const optimum = placed ? optimumPath(frame, band, world.candidates, world.starIndex) : '';
        return (
          <g key={band.symbol}>
            <path className="optimum under" d={optimum} />
            <path className="optimum" d={optimum} />
            <ChangeLines steps={world.changePoints} frame={frame} top={top} bottom={bottom} />
            {ringsFirst.map(({ letter, records }) => (
              <g key={letter} data-lane={letter}>
                <path
                  className={isHollow(letter) ? 'ring' : 'filled'}
                  d={queryPath(
                    frame,
                    band,
                    world.candidates,
                    records,
                    letter,
                    queryRadius(frame, bands.length, letter),
                  )}
                />
                <path
                  className="reset-ticks"
                  d={resetSteps(records, records.length)
                    .map((t) => `M${frame.x(t)} ${bottom - 8}v8`)
                    .join('')}
                />
              </g>
            ))}
            <MapAxis frame={frame} band={band} candidates={world.candidates} alone={bands.length === 1} />
          </g>
        );
      })}
      <TimeAxis frame={frame} />
    </svg>
  );
});

/** Veil, cursor, pointer: drawn at every step. */
function Overlay({ frame, world, lanes, bands }: Banded) {
  const t = useCursor();
  const [hover] = useHover();
  return (
    <svg className="chart layer overlay" aria-hidden="true">
      {bands.map((band) => {
        const { top, bottom, symbol } = band;
        const span = { frame, top, bottom };
        return (
          <g key={symbol}>
            <Veil t={t} {...span} />
            <CursorLine t={t} {...span} />
            <NewQueries t={t} {...span} band={band} world={world} lanes={lanes} crowd={bands.length} />
            {hover.t !== null && <Hairline t={hover.t} {...span} />}
            {hover.t !== null && (
              <Pointed t={hover.t} frame={frame} band={band} world={world} lanes={lanes} />
            )}
          </g>
        );
      })}
      <AxisLine frame={frame} />
    </svg>
  );
}

interface AtStep extends MapLayersProps {
  readonly t: number;
  readonly band: MapBand;
}

/** The marks of step t once more, over the cursor and the veil. */
function NewQueries({ t, frame, band, world, lanes, crowd }: AtStep & { crowd: number }) {
  return lanes.map(({ letter, records }) => {
    const radius = queryRadius(frame, crowd, letter);
    const d = queryPath(frame, band, world.candidates, records.slice(t - 1, t), letter, radius);
    return <path key={letter} data-lane={letter} className={isHollow(letter) ? 'ring' : 'filled'} d={d} />;
  });
}

/** Open marks where the lanes asked at the hovered step. */
function Pointed({ t, frame, band, world, lanes }: AtStep) {
  return lanes.map(({ letter, records }) => {
    const index = records[t - 1]?.index ?? Number.POSITIVE_INFINITY;
    if (index >= world.candidates.size) return null;
    const y = heightOf(band, world.candidates, index);
    return (
      <path key={letter} data-lane={letter} className="open-mark" d={markPath(letter, frame.x(t), y, 3.2)} />
    );
  });
}

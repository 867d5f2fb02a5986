import { memo, type ReactNode, Suspense } from 'react';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { looksAround } from '../../readings/looks.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import { ResetTicks } from '../../time/time-marks.tsx';
import type { TimeLayers } from '../../time/time-plot.tsx';
import { lateView } from '../../ui/late-view.tsx';
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
import { weighs } from './map-rows.ts';

/** The kinds of rings, and the lanes that have them. */
const RINGS = [
  [weighs, lateView(() => import('./dropped-rings.tsx').then((module) => module.DroppedRings))],
  [looksAround, lateView(() => import('./look-rings.tsx').then((module) => module.LookRings))],
] as const;

/** One map per displayed dimension, stacked over one t axis. */
export function mapLayers(frame: TimeFrame, world: WorldSummary, lanes: readonly PanelLane[]): TimeLayers {
  const bands = mapBands(frame, world.candidates, world.environment && PAIR_SYMBOLS);
  const crowd = bands.length;
  const each = (draw: (props: OneMap) => ReactNode) =>
    bands.map((band) => (
      <g key={band.symbol} className={crowd > 1 ? 'map two' : 'map'}>
        {draw({ frame, world, lanes, band, crowd })}
      </g>
    ));
  return {
    spans: bands,
    under: bands.map((band, i) => (
      <Heat
        key={band.symbol}
        frame={frame}
        band={band}
        field={world.maps[i]}
        steps={world.starIndex.length}
        every={world.mapEvery}
        range={mapRange(world, i)}
      />
    )),
    still: each((props) => <Marks {...props} />),
    now: (t) =>
      each((props) => (
        <>
          <Rings t={t} {...props} />
          <NewQueries t={t} {...props} />
        </>
      )),
    pointed: (t) => each((props) => <Pointed t={t} {...props} />),
  };
}

/** The range of a map's grey: that of f; for designs 0 to 1, for conditions 0 to the largest p(w). */
function mapRange({ range, environment }: WorldSummary, map: number): readonly [number, number] {
  if (!environment) return range;
  return map === 0 ? [0, 1] : [0, Math.max(...environment.weights)];
}

interface OneMap {
  readonly frame: TimeFrame;
  readonly world: WorldSummary;
  readonly lanes: readonly PanelLane[];
  readonly band: MapBand;
  /** Number of maps that share the panel. */
  readonly crowd: number;
}

/** Optimum, queries and resets of the whole run. Rings are drawn below filled marks. */
function Marks({ frame, world, lanes, band, crowd }: OneMap) {
  const ringsFirst = lanes.toSorted((a, b) => Number(isHollow(b.letter)) - Number(isHollow(a.letter)));
  // In an environment the optimum is a design and is not drawn among the conditions.
  const placed = !world.environment || band.axis === 0;
  return (
    <>
      {placed && <Optimum frame={frame} band={band} world={world} />}
      {ringsFirst.map((lane) => (
        <g key={lane.letter}>
          <Queries lane={lane} frame={frame} world={world} band={band} crowd={crowd} />
          <ResetTicks lane={lane} frame={frame} bottom={band.bottom} />
        </g>
      ))}
      <MapAxis frame={frame} band={band} candidates={world.candidates} alone={crowd === 1} />
    </>
  );
}

type Shown = Omit<OneMap, 'lanes' | 'crowd'> & { readonly lane?: PanelLane };

/** Whether the same is drawn in the same place; bands are new objects each time, compared by their axes. */
const isSame = (a: Shown, b: Shown): boolean =>
  a.frame === b.frame && a.world === b.world && a.lane === b.lane && a.band.axis === b.band.axis;

const Optimum = memo(function Optimum({ frame, band, world }: Shown) {
  const d = optimumPath(frame, band, world.candidates, world.starIndex);
  return (
    <>
      <path className="optimum under" d={d} />
      <path className="optimum" d={d} />
    </>
  );
}, isSame);

interface QueriesProps extends Omit<OneMap, 'lanes'> {
  readonly lane: PanelLane;
}

/** A lane's queries as one path. */
const Queries = memo(function Queries({
  lane: { letter, records },
  frame,
  world,
  band,
  crowd,
}: QueriesProps) {
  const d = queryPath(frame, band, world.candidates, records, letter, queryRadius(frame, crowd, letter));
  return <path data-lane={letter} className={isHollow(letter) ? 'ring' : 'filled'} d={d} />;
}, isSame);

/** The marks of step t, drawn again over the cursor and the veil. */
function NewQueries({ t, lanes, ...props }: OneMap & { t: number }) {
  return lanes.map((lane) => (
    <Queries key={lane.letter} lane={{ ...lane, records: lane.records.slice(t - 1, t) }} {...props} />
  ));
}

/** Rings around the data that lanes dropped by step t, and around their forced looks. */
function Rings({ t, frame, band, world, lanes }: OneMap & { t: number }) {
  return RINGS.map(([has, View], i) => {
    const ringed = lanes.filter(has);
    if (ringed.length === 0) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the kinds of rings stay
      <Suspense key={i} fallback={null}>
        {ringed.map((lane) => (
          <View key={lane.letter} {...{ t, frame, band, lane }} candidates={world.candidates} />
        ))}
      </Suspense>
    );
  });
}

/** Open marks at the lanes' queries at the step under the pointer. */
function Pointed({ t, frame, band, world, lanes }: OneMap & { t: number }) {
  return lanes.map(({ letter, records }) => {
    const index = records[t - 1]?.index ?? Number.POSITIVE_INFINITY;
    if (index >= world.candidates.size) return null;
    const y = heightOf(band, world.candidates, index);
    return (
      <path key={letter} data-lane={letter} className="open-mark" d={markPath(letter, frame.x(t), y, 3.2)} />
    );
  });
}

import './inspect.css';
import { useMemo, useState } from 'react';
import * as words from '#words/inspect/inspect';
import * as placeWords from '#words/inspect/place';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { type Surfaces, USUAL_SURFACES } from '../../src/figure/surface-figure.ts';
import { INKS } from '../../src/picture/inks.ts';
import type { Theme } from '../../src/picture/palette.ts';
import { fileName } from '../browser/file-name.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { setCursor } from '../store/actions/time.ts';
import { turnTo } from '../store/address/place.ts';
import { useCursor, useDrawnUntil, useLane, useRegretView, useReplicates, useTheme } from '../store/hooks.ts';
import { type PanelRun, useRun } from '../time/use-run.ts';
import { DataTable } from './data-table.tsx';
import { figureOf } from './figures.ts';
import { type Gesture, InspectControls } from './inspect-controls.tsx';
import { Plot } from './plot.tsx';
import { SeedPart } from './seed-part.tsx';
import { selectedSeeds } from './selected-seeds.ts';
import { type Subject, subjectOf, subjectsOf } from './subjects.ts';
import { SurfacePart } from './surface-part.tsx';

/** One figure of the run with all its gestures; what is selected, or shown in 3D, stands beside it. */
export function InspectView({ subject: id }: { subject: string }) {
  const run = useShownRun();
  const subjects = useMemo(() => subjectsOf(run), [run]);
  const subject = subjectOf(subjects, id);
  const [gesture, setGesture] = useState<Gesture>('zoom');
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  const [surfaces, setSurfaces] = useState<Surfaces>(USUAL_SURFACES);
  const [window, setWindow] = useState<readonly [number, number] | null>(null);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const replicates = useReplicates();
  const figure = useFigure(subject, surfaces, window, selected);
  const drawn = useMemo(
    () => figure && { ...figure, layout: withGestures(figure.layout, subject, gesture, scale) },
    [figure, subject, gesture, scale],
  );
  const hasSeeds = subject.kind === 'regret' || subject.kind === 'seeds';
  return (
    <>
      <PlaceHead title={placeWords.inspect} leave={words.leave}>
        <InspectControls
          subjects={subjects}
          subject={subject}
          onSubject={(next) => {
            setSelected([]);
            setWindow(null);
            turnTo(next);
          }}
          gesture={gesture}
          onGesture={setGesture}
          scale={scale}
          onScale={setScale}
          file={fileName(`${run.scenario.title}-${subject.id}`)}
          figure={figure}
        />
      </PlaceHead>
      <div className="inspect-body">
        <section className="inspect-main" aria-label={subject.title}>
          <p className="reading">{subject.kind === 'scene' ? words.reading3D : words.reading}</p>
          {drawn ? (
            <Plot
              key={subject.id}
              figure={drawn}
              inSpace={subject.kind === 'scene'}
              onStep={subject.overSteps ? setCursor : undefined}
              onWindow={subject.kind === 'regret' ? setWindow : undefined}
              onSelect={hasSeeds ? (event) => setSelected(selectedSeeds(event, drawn)) : undefined}
            />
          ) : (
            <p className="note">{words.notYet}</p>
          )}
          {figure && <DataTable figure={figure} />}
        </section>
        {hasSeeds && (
          <SeedPart run={run} replicates={replicates} selected={selected} onClear={() => setSelected([])} />
        )}
        {subject.kind === 'scene' && <SurfacePart shown={surfaces} onShow={setSurfaces} />}
      </div>
    </>
  );
}

/** The run as far as it may be seen: a link can keep its future out of sight. */
function useShownRun(): PanelRun {
  const run = useRun();
  const until = useDrawnUntil();
  return useMemo(() => {
    if (until >= run.scenario.horizon) return run;
    const lanes = run.lanes.map((lane) => ({ ...lane, records: lane.records.slice(0, until) }));
    return { ...run, lanes, world: run.world && shownWorld(run.world, until) };
  }, [run, until]);
}

function shownWorld(world: WorldSummary, until: number): WorldSummary {
  const columns = Math.ceil(until / world.mapEvery);
  return {
    ...world,
    changePoints: world.changePoints.filter((step) => step <= until),
    starIndex: world.starIndex.slice(0, until),
    maps: world.maps.map((map) =>
      map.slice(0, columns * (map.length / Math.ceil(world.starIndex.length / world.mapEvery))),
    ),
  };
}

function useFigure(
  subject: Subject,
  surfaces: Surfaces,
  window: readonly [number, number] | null,
  selected: readonly number[],
) {
  const run = useShownRun();
  const [view] = useRegretView();
  const theme = useTheme();
  const t = useCursor();
  const replicates = useReplicates();
  const frame = useLane(subject.letter ?? 'A')?.run.frame ?? null;
  const measure = view === 'table' ? 'total' : view;
  return useMemo(() => {
    const { title, horizon } = run.scenario;
    const changes = run.world?.changePoints ?? [];
    const setting = { title: `${title}: ${subject.title}`, horizon, changes, theme };
    const figure = figureOf(subject, {
      run,
      setting,
      measure,
      replicates,
      frame,
      surfaces,
      window,
      selected,
    });
    return figure && subject.overSteps ? { ...figure, layout: withCursor(figure.layout, t, theme) } : figure;
  }, [run, subject, measure, theme, t, replicates, frame, surfaces, window, selected]);
}

/** The page's step as a line. */
const withCursor = (layout: Readonly<Record<string, unknown>>, t: number, theme: Theme) => ({
  ...layout,
  shapes: [
    ...((layout.shapes as readonly unknown[] | undefined) ?? []),
    {
      type: 'line',
      xref: 'x',
      yref: 'paper',
      x0: t,
      x1: t,
      y0: 0,
      y1: 1,
      line: { width: 1, color: INKS[theme].ink },
    },
  ],
});

/** How the figure answers here: the drag, the scale, and the whole run as a strip below. */
function withGestures(
  layout: Readonly<Record<string, unknown>>,
  { id, kind, overSteps }: Subject,
  gesture: Gesture,
  scale: 'linear' | 'log',
) {
  if (kind === 'scene') return { ...layout, uirevision: id };
  const { title: _, ...rest } = layout;
  const strip = { rangeslider: { visible: true, thickness: 0.09 } };
  const log = { type: scale, rangemode: scale === 'log' ? 'normal' : 'tozero' };
  return {
    ...rest,
    uirevision: id,
    dragmode: gesture,
    ...(overSteps && kind !== 'map' && { xaxis: { ...(layout.xaxis as object), ...strip } }),
    ...((kind === 'regret' || kind === 'trigger') && { yaxis: { ...(layout.yaxis as object), ...log } }),
  };
}

import * as words from '#words/own/draw';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { runSettings, SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { DRAWN } from '../../../src/objectives/own/drawn.about.ts';
import { TRANSITIONS } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { DRAWINGS, type KeptDrawing } from '../../kept/drawings.ts';
import { type Entry, removeEntry } from '../../kept/entries.ts';
import { KeptOthers } from '../../kept/kept-others.tsx';
import { useKept } from '../../kept/use-kept.ts';
import { shownTitle } from '../../registry/titles.ts';
import { NameSection } from '../name-section.tsx';
import { Segments } from '../segments.tsx';
import { WorldSection } from '../world-section.tsx';
import { change, useDraft } from './draft.ts';
import { type Between, moveFrame, movePoint, type Point, pointsOf, roomOf, setNext } from './drawing.ts';
import { remove } from './frame-plot.tsx';
import { removeKeyFrame } from './frame-strip.tsx';
import { isInWork, keptDrawings, resume } from './kept-draft.ts';

const NEXT = TRANSITIONS.map((value) => ({ value, label: words.transitions[value] }));
const BETWEEN = (['smooth', 'straight'] satisfies Between[]).map((value) => ({
  value,
  label: words.betweenKinds[value],
}));

/** Controls of the chosen key frame, its chosen point, the settings of the run, and the name. */
export function DrawControls() {
  const title = useDraft((state) => state.title);
  return (
    <>
      <FrameSection />
      <PointSection />
      <World />
      <NameSection name={title} onChange={(name) => change({ title: name }, 'title')} />
      <KeptDrawings />
    </>
  );
}

const NONE: readonly Entry<KeptDrawing>[] = [];

/** The other unfinished drawings. */
function KeptDrawings() {
  // The list depends on which drawing is being edited.
  useDraft((state) => state.frames);
  const { kept } = useKept(keptDrawings, NONE);
  const others = kept.filter(({ id }) => !isInWork(id));
  return (
    <KeptOthers
      title={words.keptDrawings}
      entries={others.map(({ id, value }) => ({
        id,
        name: words.keptDrawing({
          title: shownTitle(value.title) || words.untitled,
          frames: value.frames.length,
        }),
      }))}
      onOpen={(id) => resume(others.find((one) => one.id === id) as Entry<KeptDrawing>)}
      remove={(id) => removeEntry(DRAWINGS, id)}
    />
  );
}

function FrameSection() {
  const { frames, at, between, horizon } = useDraft((state) => state);
  const { step, next } = frames[at];
  const [min, max] = roomOf(frames, at, horizon);
  const spec = {
    ...({
      id: 'step',
      type: 'integer',
      label: words.atStep,
      symbol: '$t$',
      default: step,
      min,
      max,
    } as const),
    help: words.atStepHelp,
  };
  return (
    <section className="sec" aria-labelledby="key-frame-title">
      <h2 id="key-frame-title">
        {words.keyFrame(at + 1)}
        {frames.length > 1 && (
          <button type="button" className="aside" onClick={removeKeyFrame}>
            {words.deleteFrame}
          </button>
        )}
      </h2>
      {max > min ? (
        <NumberRow
          spec={spec}
          value={step}
          set={(value, dragging) =>
            change({ frames: moveFrame(frames, at, value, horizon) }, dragging ? 'step' : undefined)
          }
        />
      ) : (
        <p className="note">{words.fixedStep(step)}</p>
      )}
      {at < frames.length - 1 && (
        <Segments
          label={words.untilNext}
          options={NEXT}
          value={next}
          onChange={(value) => change({ frames: setNext(frames, at, value) })}
        />
      )}
      <Segments
        label={words.betweenPoints}
        options={BETWEEN}
        value={between}
        onChange={(value) => change({ between: value })}
      />
    </section>
  );
}

const COORDINATE = { type: 'number', symbol: '', help: '', min: -1e6, max: 1e6 } as const;

/** The coordinates of the chosen point. */
function PointSection() {
  const { frames, at, point } = useDraft((state) => state);
  if (point === null) return null;
  const points = pointsOf(frames, at);
  const [x, y] = points[point] ?? points[0];
  const set = (to: Point, dragging?: boolean) =>
    change({ frames: movePoint(frames, at, point, to) }, dragging ? 'point' : undefined);
  return (
    <section className="sec" aria-labelledby="point-title">
      <h2 id="point-title">
        {words.point(point + 1)}
        {points.length > 1 && (
          <button type="button" className="aside" onClick={() => remove(point)}>
            {words.deletePoint}
          </button>
        )}
      </h2>
      <NumberRow
        spec={{
          ...COORDINATE,
          id: 'x',
          label: words.place,
          symbol: '$x$',
          default: x,
          min: 0,
          max: 1,
          step: 0.005,
          help: words.placeHelp,
        }}
        value={x}
        set={(value, dragging) => set([value, y], dragging)}
      />
      <NumberRow
        spec={{
          ...COORDINATE,
          id: 'y',
          label: words.height,
          symbol: '$y$',
          default: y,
          slider: [-3, 3],
          step: 0.01,
          help: words.heightHelp,
        }}
        value={y}
        set={(value, dragging) => set([x, value], dragging)}
      />
    </section>
  );
}

const SETTINGS_OF_RUN = runSettings(
  DRAWN,
  completeScenario(DRAWN, { objective: { id: DRAWN.id }, lanes: [] }),
).filter(({ id }) => id !== SETTINGS.initialPoints.id);

function World() {
  const { noiseVariance, horizon, pointsPerDimension } = useDraft((state) => state);
  const values = {
    [SETTINGS.noiseVariance.id]: noiseVariance,
    [SETTINGS.horizon.id]: horizon,
    [SETTINGS.gridPoints.id]: pointsPerDimension,
  };
  return (
    <WorldSection
      settings={SETTINGS_OF_RUN}
      values={values}
      onChange={(id, value) => change({ [FIELD[id]]: value }, id)}
    />
  );
}

const FIELD: Readonly<Record<string, 'noiseVariance' | 'horizon' | 'pointsPerDimension'>> = {
  [SETTINGS.noiseVariance.id]: 'noiseVariance',
  [SETTINGS.horizon.id]: 'horizon',
  [SETTINGS.gridPoints.id]: 'pointsPerDimension',
};

import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/own/draw';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { DRAWN } from '../../../src/objectives/own/drawn.about.ts';
import { drawnObjective } from '../../../src/objectives/own/drawn-curves.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { putInLanes } from '../../store/actions/own.ts';
import { withParameter } from '../../store/actions/parameters.ts';
import { lab } from '../../store/store.ts';
import { changesReading } from '../changes-reading.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { type Preview, PreviewMap } from '../preview-map.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';
import { draft, travel, useDraft } from './draft.ts';
import { DrawControls } from './draw-controls.tsx';
import type { Between, Frames } from './drawing.ts';
import { FramePlot } from './frame-plot.tsx';
import { addKeyFrame, FrameStrip } from './frame-strip.tsx';
import { followDraft, takeUp } from './kept-draft.ts';

/** Curves drawn by hand at some steps, with the transitions between them. */
export const drawTab: OwnTab = {
  id: 'draw',
  title: words.tab,
  edits: (id) => id === DRAWN.id,
  Editor: DrawEditor,
};

function DrawEditor({ tabs }: OwnTabProps) {
  const scenario = useStore(lab, (state) => state.scenario);
  useEffect(() => takeUp(scenario), [scenario]);
  useEffect(followDraft, []);
  useKeys();
  return (
    <EditorFrame tabs={tabs} controls={<DrawControls />} insight={<DrawingMap />} onUse={use}>
      <FramePlot />
      <FrameStrip />
    </EditorFrame>
  );
}

function use(): void {
  const { frames, between, title, horizon, noiseVariance, pointsPerDimension } = draft.getState();
  const parameters = withParameter(DRAWN.parameters, { frames }, 'between', between);
  putInLanes({ title, objective: { id: DRAWN.id, parameters }, horizon, noiseVariance, pointsPerDimension });
}

/** Keys of the tab: + adds a key frame; undo and redo apply to the drawing. */
function useKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input:not([type="range"])');
      if (event.defaultPrevented || typing) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (!command && key === '+') addKeyFrame();
      else if (command && key === 'z') travel(event.shiftKey ? 'redo' : 'undo');
      else if (command && key === 'y') travel('redo');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The drawing over time, with its optimum and jumps; the chosen key frame's step is marked. */
function DrawingMap() {
  const { frames, between, horizon, at } = useDraft((state) => state);
  const preview = useMemo(() => drawingPreview(frames, between, horizon), [frames, between, horizon]);
  return (
    <section className="panel own-map" aria-labelledby="own-map-title">
      <div className="phead">
        <h3 id="own-map-title">{words.map}</h3>
        <span className="legend">
          <span>
            <svg width="20" height="10" aria-hidden="true">
              <path d="M0 5h20" stroke="var(--ink)" strokeWidth="2" />
            </svg>
            {words.optimum}
          </span>
        </span>
      </div>
      <p className="reading">{changesReading(preview.changePoints)}</p>
      <PreviewMap preview={preview} step={frames[at].step} />
    </section>
  );
}

/** Candidates of the small map, enough for its few millimetres. */
const POINTS = 81;

/** The drawing at every step; a dozen curves and straight lines, computed within a millisecond. */
export function drawingPreview(frames: Frames, between: Between, horizon: number): Preview {
  const candidates = gridCandidates([[0, 1]], POINTS);
  const { valuesAt, changePoints } = drawnObjective(frames, between, candidates, horizon);
  const values = new Float64Array(horizon * POINTS);
  const starIndex = new Int32Array(horizon);
  for (let t = 1; t <= horizon; t++) {
    const truth = valuesAt(t);
    values.set(truth, (t - 1) * POINTS);
    starIndex[t - 1] = argmax(truth);
  }
  return { candidates, values, starIndex, changePoints };
}

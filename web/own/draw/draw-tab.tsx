import { useEffect } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/own/draw';
import { DRAWN } from '../../../src/objectives/drawn.about.ts';
import { putInLanes } from '../../store/actions/own.ts';
import { withParameter } from '../../store/actions/parameters.ts';
import { lab } from '../../store/store.ts';
import { EditorFrame } from '../editor-frame.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';
import { draft, travel } from './draft.ts';
import { DrawControls } from './draw-controls.tsx';
import { DrawingMap } from './drawing-map.tsx';
import { FramePlot } from './frame-plot.tsx';
import { addKeyFrame, FrameStrip } from './frame-strip.tsx';
import { followDraft, takeUp } from './kept-draft.ts';

/** Curves drawn by hand at some steps, and how one becomes the next. */
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

/** + adds a key frame; undo and redo are the drawing's own. */
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

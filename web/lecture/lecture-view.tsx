import { objectiveById } from '../registry/known.ts';
import './lecture.css';
import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/lessons/lecture';
import { INSIGHT_PANELS, type InsightPanel } from '../panels/registry.ts';
import { goBack, goForward, goToScene } from '../store/actions/clicker.ts';
import { leaveLecture, openLecture } from '../store/actions/lecture.ts';
import { pause, play } from '../store/actions/time.ts';
import { useLanes, useLayout, useScenario } from '../store/hooks.ts';
import { lab } from '../store/store.ts';
import { Region } from '../ui/region.tsx';
import type { Size } from '../ui/size.ts';
import { useSize } from '../ui/use-size.ts';
import { SceneHead } from '../views/head/scene-head.tsx';
import { LaneView } from '../views/lane/lane-view.tsx';
import { Overview } from '../views/overview/overview.tsx';
import { lectureLayout } from './layout.ts';
import { LectureBar } from './lecture-bar.tsx';

/**
 * The lanes for a room: no controls, everything large, lanes side by side where the room is wide.
 * @param type size of the type, in percent
 */
export function LectureView({ type }: { type: number }) {
  const frame = useRef<HTMLElement>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const [front, setFront] = useState(0);
  useFullScreen();
  useLectureKeys(() => setFront((now) => (now + 1) % (FRONT.length + 1)));
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <main
      ref={frame}
      className="lecture"
      aria-label={words.lecture}
      tabIndex={-1}
      style={{ '--type': type / 100 } as CSSProperties}
    >
      <Region name={words.sceneHead}>
        <SceneHead />
      </Region>
      <div ref={box} className="lecture-room">
        {size.width > 0 && (front > 0 ? <Front panel={FRONT[front - 1]} /> : <Room size={size} />)}
      </div>
      <Region name={words.timeline}>
        <LectureBar type={type} />
      </Region>
    </main>
  );
}

const arrangement = (columns: number | null): string =>
  columns === null ? 'tiled' : columns === 1 ? 'stacked' : 'beside';

/** Lanes, and as many panels below them as the room has place for. */
function Room({ size }: { size: Size }) {
  const lanes = useLanes();
  const { layout, enlarged } = useLayout();
  const taps = useTaps();
  const { objective } = useScenario();
  const square = objectiveById(objective.id)?.dimension === 2;
  const shown = enlarged ? lanes.filter(({ lane }) => lane.id === enlarged) : lanes;
  const { columns, panels } = lectureLayout(size, { lanes: shown.length, square, layout });
  return (
    <>
      <div
        className={`lecture-lanes ${arrangement(columns)}`}
        style={{ '--lanes': columns ?? 1 } as CSSProperties}
        {...taps}
      >
        {columns === null ? (
          <Region name={words.overview}>
            <Overview phone={false} />
          </Region>
        ) : (
          shown.map(({ lane }) => (
            <Region key={lane.id} name={words.laneNamed(lane.id)}>
              <LaneView letter={lane.id} />
            </Region>
          ))
        )}
      </div>
      {panels > 0 && (
        <aside className="lecture-panels" aria-label={words.insight}>
          {INSIGHT_PANELS.slice(0, panels).map(({ id, title, Content }) => (
            <Region key={id} name={words.panelNamed(title)}>
              <Content />
            </Region>
          ))}
        </aside>
      )}
    </>
  );
}

/** What T brings in front of the lanes, one after the other. */
const FRONT = INSIGHT_PANELS.filter(({ id }) => id === 'regret' || id === 'trigger');

/** One panel alone, in still larger type. */
function Front({ panel: { id, title, Content } }: { panel: InsightPanel }) {
  return (
    <aside className="lecture-panels front" aria-label={words.insight}>
      <Region key={id} name={words.panelNamed(title)}>
        <Content />
      </Region>
    </aside>
  );
}

/** A pointer that has moved further, in px, has dragged. */
const STILL = 8;

/** A tap on a lane's plot plays and pauses. What counts is what it met: the curve that can be dragged pauses by itself. */
function useTaps() {
  const down = useRef({ x: 0, y: 0, playing: false });
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent) => {
      down.current = { x, y, playing: lab.getState().playing };
    },
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const { x, y, playing } = down.current;
      const onPlot = target instanceof Element && target.closest('.lane-plot') && !target.closest('button');
      if (!onPlot || Math.hypot(clientX - x, clientY - y) > STILL) return;
      if (playing) pause();
      else play();
    },
  };
}

/** Beside the keys of the whole page. A presenter's clicker sends Page Down and Page Up. */
const KEYS: Readonly<Record<string, () => void>> = {
  PageDown: goForward,
  PageUp: goBack,
  s: () => goToScene(1),
  S: () => goToScene(-1),
  '+': () => openLecture(150),
  '=': () => openLecture(150),
  '-': () => openLecture(125),
};

/** The keys of a lecture. They come before the timeline's, to which Page Down is ten steps. @param onFront T was pressed */
function useLectureKeys(onFront: () => void): void {
  const next = useRef(onFront);
  next.current = onFront;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"], input, textarea');
      const act = event.key.toUpperCase() === 'T' ? () => next.current() : KEYS[event.key];
      if (!act || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/**
 * The whole screen as long as the component is there. A browser may refuse (a link opened without a press, a phone); the
 * window is then filled, and the next press asks again. The browser's own way out of the full screen leaves the lecture.
 */
function useFullScreen(): void {
  useEffect(() => {
    const root = document.documentElement;
    let mine = false;
    const ask = () => {
      if (!document.fullscreenElement) root.requestFullscreen?.().catch(() => {});
    };
    const onChange = () => {
      if (document.fullscreenElement) mine = true;
      else if (mine) leaveLecture();
    };
    ask();
    document.addEventListener('fullscreenchange', onChange);
    window.addEventListener('pointerdown', ask, { once: true });
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      window.removeEventListener('pointerdown', ask);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
}

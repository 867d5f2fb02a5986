import { objectiveById } from '../registry/known.ts';
import './lecture.css';
import { type CSSProperties, type MouseEvent, type PointerEvent, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/lessons/lecture';
import * as paid from '#words/panels/paid';
import { INSIGHT_PANELS, type InsightPanel } from '../panels/registry.ts';
import { goBack, goForward, goToScene } from '../store/actions/clicker.ts';
import { leaveLecture, openLecture } from '../store/actions/lecture.ts';
import { pause, play } from '../store/actions/time.ts';
import { useLanes, useLayout, useScenario } from '../store/hooks.ts';
import { page, putInFront } from '../store/page.ts';
import { lab } from '../store/store.ts';
import { TimePanel } from '../time/time-panel.tsx';
import { useRun } from '../time/use-run.ts';
import { lateView } from '../ui/late-view.tsx';
import { Region } from '../ui/panel/region.tsx';
import type { Size } from '../ui/size.ts';
import { useSize } from '../ui/use-size.ts';
import { SceneHead } from '../views/head/scene-head.tsx';
import { LaneView } from '../views/lane/lane-view.tsx';
import { Overview } from '../views/overview/overview.tsx';
import { lectureLayout } from './layout.ts';
import { LectureBar } from './lecture-bar.tsx';

// Nothing is split before somebody asks.
const PaidView = lateView(() =>
  import('../panels/regret/paid/paid-view.tsx').then((module) => module.PaidView),
);

/**
 * The lanes for a room: no controls, everything large, lanes side by side where the room is wide.
 * @param type size of the type, in percent
 */
export function LectureView({ type }: { type: number }) {
  const frame = useRef<HTMLElement>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const front = useStore(page, (state) => state.front);
  useFullScreen();
  useLectureKeys({
    T: () => putInFront(afterFront(front)),
    Y: () => putInFront(front === PAID.id ? null : PAID.id),
  });
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
        {size.width > 0 && <InFront id={front} size={size} />}
      </div>
      <Region name={words.timeline}>
        <LectureBar type={type} />
      </Region>
    </main>
  );
}

const arrangement = (columns: number | null): string =>
  columns === null ? 'tiled' : columns === 1 ? 'stacked' : 'beside';

/** The lanes, and as many panels below them as fit. */
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

/** The panels that T brings to the front, one after the other. */
const FRONT = INSIGHT_PANELS.filter(({ id }) => id === 'regret' || id === 'trigger');

/** What Y brings to the front. */
const PAID: InsightPanel = { id: 'paid', title: paid.title, Content: PaidFront };

const afterFront = (id: string | null): string | null =>
  FRONT[FRONT.findIndex((panel) => panel.id === id) + 1]?.id ?? null;

/** The panel that is in front, or the lanes. */
function InFront({ id, size }: { id: string | null; size: Size }) {
  const panel = [...FRONT, PAID].find((one) => one.id === id);
  return panel ? <Front panel={panel} /> : <Room size={size} />;
}

/** What the regret was paid for, in any view of its panel. */
function PaidFront() {
  const shell = { id: 'regret', title: paid.title, aside: null, run: useRun() };
  return (
    <Suspense fallback={<TimePanel {...shell} />}>
      <PaidView shell={shell} columns />
    </Suspense>
  );
}

/** A single panel, in even larger type. */
function Front({ panel: { id, title, Content } }: { panel: InsightPanel }) {
  return (
    <aside className="lecture-panels front" aria-label={words.insight}>
      <Region key={id} name={words.panelNamed(title)}>
        <Content />
      </Region>
    </aside>
  );
}

/** A press that moves further than this, in px, is a drag. */
const STILL = 8;

/** A tap on a lane's plot plays or pauses. `playing` is taken at the press, since dragging a curve pauses by itself. */
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

/** In addition to the keys of the page. A presenter's clicker sends Page Down and Page Up. */
const KEYS: Readonly<Record<string, () => void>> = {
  PageDown: goForward,
  PageUp: goBack,
  s: () => goToScene(1),
  S: () => goToScene(-1),
  '+': () => openLecture(150),
  '=': () => openLecture(150),
  '-': () => openLecture(125),
};

/**
 * The keys of a lecture. They come before the timeline's, to which Page Down is ten steps.
 * @param letters what capital letters do, whether or not Shift is held
 */
function useLectureKeys(letters: Readonly<Record<string, () => void>>): void {
  const own = useRef(letters);
  own.current = letters;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"], input, textarea');
      const act = own.current[event.key.toUpperCase()] ?? KEYS[event.key];
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
 * Full screen while the component is mounted. A browser may refuse (a link opened without a press, a phone); the page then
 * fills the window, and the next press requests it again. Leaving full screen in the browser ends the lecture.
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

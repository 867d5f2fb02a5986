import { assumptionsOf } from '../../registry/known.ts';
import './surface.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import * as words from '#words/views/surface';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { LANE_COLOURS } from '../../../src/picture/palette.ts';
import { valueDomain } from '../../plot/domain.ts';
import { VIRIDIS } from '../../plot/viridis.ts';
import { useScenario, useTheme, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { useLanePlot } from '../plot/use-lane-plot.ts';
import { walkGrid } from '../plot/walks.ts';
import { turn, useOutlook } from './outlook.ts';
import { type Projection, projection } from './projection.ts';
import { SurfaceMarks } from './surface-marks.tsx';
import { cornerNear, paintSheets, type Sheets, sheetsOf } from './surface-sheets.ts';

/** Margins around the cube for its labels, in px. */
const ROOM = { x: 34, y: 22 };

/** The mean of a 2D lane as a surface in its band μ ± √β_t σ. Pointer and keys as on maps; dragging turns. */
export function SurfaceView({ data, t }: { data: LaneData; t: number }) {
  const { lane, name, run } = data;
  const world = useWorld();
  const size = world?.candidates.size;
  const { ref, frame, surface } = useLanePlot(data, t, world, ({ truth }) => truth.length === size);
  const { width, height, shown, hover, onHover } = surface;
  const domain = useHeights();
  const outlook = useOutlook();
  const [columns = 0, rows = 0] = world?.candidates.axes.map((axis) => axis.length) ?? [];
  const sheets = useMemo(
    () => (frame && domain ? sheetsOf(frame, columns, rows, domain) : null),
    [frame, columns, rows, domain],
  );
  const view = useMemo(() => boxed(outlook, width, height), [outlook, width, height]);
  const ready = world && frame && domain && width > 0;
  return (
    <div ref={ref} className="surface" onKeyDownCapture={turnByKey} {...dragToTurn()}>
      {ready && !sheets && <p className="note">{words.noModel}</p>}
      {ready && sheets && (
        <>
          <SheetCanvas
            sheets={sheets}
            view={view}
            letter={lane.id}
            width={width}
            height={height}
            domain={domain}
            range={world.range}
          />
          <PlotSurface
            width={width}
            height={height}
            hover={hover}
            onHover={onHover}
            description={words.surfaceOf({ name, t: frame.t })}
            candidateAt={(x, y) => cornerNear(sheets, view, x, y)}
            walk={walkGrid(columns, rows)}
          >
            <SurfaceMarks
              frame={frame}
              record={shown.query ? run.records[frame.t - 1] : undefined}
              world={world}
              view={view}
              domain={domain}
              hover={hover}
            />
          </PlotSurface>
        </>
      )}
    </div>
  );
}

/** Values at height 0 and 1: those of a 1D lane's y axis, the same for all lanes and steps. */
function useHeights(): readonly [number, number] | null {
  const scenario = useScenario();
  const world = useWorld();
  return useMemo(() => {
    if (!world) return null;
    const { signalVariance } = assumptionsOf(scenario);
    return valueDomain({ range: world.range, noiseVariance: scenario.noiseVariance, signalVariance });
  }, [scenario, world]);
}

function boxed(outlook: Parameters<typeof projection>[0], width: number, height: number): Projection {
  const inner = projection(outlook, Math.max(1, width - 2 * ROOM.x), Math.max(1, height - 2 * ROOM.y));
  return {
    ...inner,
    place: (u, v, w) => {
      const [x, y] = inner.place(u, v, w);
      return [x + ROOM.x, y + ROOM.y];
    },
  };
}

interface SheetCanvasProps {
  readonly sheets: Sheets;
  readonly view: Projection;
  readonly letter: LaneLetter;
  readonly width: number;
  readonly height: number;
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
}

/** The sheets in the colours of the maps: viridis on the run's shared scale. */
function SheetCanvas({ sheets, view, letter, width, height, domain, range }: SheetCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const density = Math.min(2, window.devicePixelRatio || 1);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    const [low, high] = range;
    paintSheets(context, sheets, view, {
      map: VIRIDIS,
      level: (at) => (domain[0] + at * (domain[1] - domain[0]) - low) / (high - low || 1),
      lane: LANE_COLOURS[theme][letter],
      bandAlpha: 0.1,
    });
  }, [sheets, view, letter, width, height, domain, range, theme, density]);
  return <canvas ref={ref} width={width * density} height={height * density} style={{ width, height }} />;
}

function dragToTurn() {
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event.movementX, event.movementY);
    },
  };
}

/** The drag, in px, equivalent to one key press. */
const KEY_TURN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
};

function turnByKey(event: KeyboardEvent): void {
  const by = event.shiftKey ? KEY_TURN[event.key] : undefined;
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  turn(...by);
}

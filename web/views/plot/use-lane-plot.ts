import { useEffect, useMemo, useRef } from 'react';
import type { Frame } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { useHover, usePhase, usePlaying, useSpeed } from '../../store/hooks.ts';
import { isDragging } from '../../store/run/pace.ts';
import { type Stage, useStage } from '../../store/stage.ts';
import type { LaneData } from '../../store/state.ts';
import { useSize } from '../../ui/use-size.ts';
import { onStage, shownIn } from './phase.ts';

/**
 * State shared by the plots of a lane: the measured box, the frame to draw, the parts of the step shown,
 * whether marks move smoothly, and the pointer shared by all lanes.
 * @param fits whether a frame is of this world; until one is, `current` is null and `frame` a blank one
 */
export function useLanePlot(
  { run }: LaneData,
  t: number,
  world: WorldSummary | null,
  fits: (frame: Frame) => boolean,
) {
  const phase = usePhase();
  const [{ candidate: hover }, setHover] = useHover();
  const [ref, { width, height }] = useSize<HTMLDivElement>('lane');
  const stage = useStage();
  const shown = useMemo(() => onStage(shownIn(phase), stage), [phase, stage]);
  const onHover = useMemo(() => (candidate: number | null) => setHover({ candidate }), [setHover]);
  const current = run.frame && fits(run.frame) ? run.frame : null;
  const whole = useMemo(() => current ?? (world && blankFrame(world, t)), [current, world, t]);
  const frame = useMemo(() => whole && withoutHidden(whole, stage), [whole, stage]);
  const moves = useMoves(frame?.t ?? t);
  return { ref, current, frame, surface: { width, height, shown, moves, hover, onHover } };
}

/** A frame without the belief or the data, if a lesson hides them. */
function withoutHidden(frame: Frame, stage: Stage | null): Frame {
  if (!stage) return frame;
  const { hidden } = stage;
  const data = hidden.includes('data') ? { dataSteps: new Int32Array(0), answers: [] } : {};
  if (!hidden.includes('band')) return { ...frame, ...data };
  const { belief: _, ...rest } = frame;
  return { ...rest, mean: null, sd: null, acquisition: null, designs: null, ...data };
}

const NONE = new Float64Array(0);

/**
 * What can be drawn of step t before the lane's own frame arrives: the truth if the world includes it,
 * otherwise bare axes. While a longer run is opened the cursor may be beyond the world's last step; then that
 * step's truth is drawn.
 */
export function blankFrame({ candidates, maps }: WorldSummary, t: number): Frame {
  const { size } = candidates;
  const known = maps.length === 1;
  const step = known ? Math.min(t, maps[0].length / size) : t;
  return {
    t,
    truth: known ? maps[0].subarray((step - 1) * size, step * size) : NONE,
    mean: null,
    sd: null,
    acquisition: null,
    multiplier: null,
    dataSteps: new Int32Array(0),
    answers: [],
    logMarginalLikelihood: null,
    designs: null,
  };
}

/** Whether changes are drawn smoothly: only single steps, at most 8 steps a second, and not in a drag. */
function useMoves(t: number): boolean {
  const playing = usePlaying();
  const speed = useSpeed();
  const previous = useRef(t);
  const single = Math.abs(t - previous.current) <= 1;
  useEffect(() => {
    previous.current = t;
  }, [t]);
  return single && !isDragging() && (!playing || speed === 'slow' || speed <= 8);
}

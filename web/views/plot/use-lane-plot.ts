import { useMemo } from 'react';
import type { Frame } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { useHover, usePhase } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { useSize } from '../../ui/use-size.ts';
import { blankFrame } from './blank-frame.ts';
import { shownIn } from './phase.ts';
import { useMoves } from './use-moves.ts';

/**
 * What every plot of a lane stands on: its measured box, the frame to draw, how much of the step is shown, whether marks
 * glide, and the pointer that all lanes share.
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
  const shown = useMemo(() => shownIn(phase), [phase]);
  const onHover = useMemo(() => (candidate: number | null) => setHover({ candidate }), [setHover]);
  const current = run.frame && fits(run.frame) ? run.frame : null;
  const frame = useMemo(() => current ?? (world && blankFrame(world, t)), [current, world, t]);
  const moves = useMoves(frame?.t ?? t);
  return { ref, current, frame, surface: { width, height, shown, moves, hover, onHover } };
}

import * as words from '#words/views/lane';
import { useEnvironmentReadings } from '../../readings/environment/late-answers.ts';
import { isGiven, waitingReading } from '../../readings/given.ts';
import { behindReading, laneReading, quietReading, shownQuery } from '../../readings/lane.ts';
import { useOpening, usePhase, useScenario, useWorld } from '../../store/hooks.ts';
import { useHidden } from '../../store/stage.ts';
import type { LaneData } from '../../store/state.ts';
import { shownIn } from '../plot/phase.ts';
import { laneFacts } from './lane-facts.ts';

/** A lane's sentence at step t, or that the step is still being computed. */
export function useReading({ lane, run }: LaneData, t: number): string {
  const scenario = useScenario();
  const world = useWorld();
  const phase = usePhase();
  const opening = useOpening();
  const quiet = useHidden('readings');
  const ofEnvironment = useEnvironmentReadings(Boolean(world?.environment));
  const waiting = waitingReading(lane, t, scenario.horizon);
  if (waiting) return waiting;
  if (run.records.length === 0) return opening ? words.opening : '';
  if (!world || quiet) return '';
  if (!run.records[t - 1]) return run.frame ? behindReading(run.frame.t) : '';
  if (world.environment)
    return ofEnvironment?.answerReading(run.records[t - 1], world, world.environment, isGiven(lane, t)) ?? '';
  if (!run.frame) return '';
  const facts = laneFacts(lane, run.records, t, run.frame, world, scenario, run.frame.traits);
  return (shownIn(phase).test ? laneReading(facts) : quietReading(facts)) + shownQuery(run.records[t - 1]);
}

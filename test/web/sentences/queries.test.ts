import { describe, expect, it } from 'vitest';
import type { StepRecord, WorldStep } from '../../../src/contracts/record.ts';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { shownQuery } from '../../../web/readings/lane.ts';
import { laneOf, runLane, smallScenario } from '../../engine/support.ts';
import { type Claim, faultOf } from './claim.ts';

/** A step of the world, and the numbers of the queries made in it, told from their times alone. */
interface Moment {
  readonly step: WorldStep;
  readonly asked: readonly number[];
  readonly before: number;
}

const CLAIMS: readonly Claim<Moment>[] = [
  {
    says: /^ Query (\d+) of (\d+) in this step\.$/,
    holds: ({ step, asked }, place, count) =>
      asked[+place - 1] === step.queries?.shown && asked.length === +count,
  },
  {
    says: /^ No new query\.$/,
    holds: ({ step, asked, before }) => asked.length === 0 && step.queries?.shown === before,
  },
];

const scenario = smallScenario({
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
  response: { base: 0.3, factor: 0.02, power: 2, frame: 0.7 },
});

function momentsOf(records: readonly StepRecord[], { horizon, response }: Scenario): Moment[] {
  const stepOf = ({ clock }: StepRecord) => Math.floor(clock / (response?.frame ?? 1)) + 1;
  return worldSteps(records, { horizon, ...(response && { response }) }).map((step) => ({
    step,
    asked: records.filter((record) => stepOf(record) === step.t).map(({ t }) => t),
    before: records.filter((record) => stepOf(record) < step.t).length,
  }));
}

describe('which query a lane shows', () => {
  it.each([
    ['one that keeps all and grows slow', laneOf('tv-gp-ucb', { epsilon: 0.1 })],
    ['one that stays fast', laneOf('sw-gp-ucb', { window: 3 })],
    ['one that resets to nothing', laneOf('et-gp-ucb', { survivors: 0, bounds: 'steps', upperSteps: 4 })],
  ])('is so at every step of %s', (_, lane) => {
    const moments = momentsOf(runLane(scenario, lane).records, scenario);
    expect(moments).toHaveLength(scenario.horizon);
    for (const moment of moments) expect(faultOf(shownQuery(moment.step), moment, CLAIMS)).toBeNull();
  });

  it('is not said where the world waits', () => {
    const { response: _, ...waiting } = scenario;
    for (const record of runLane(waiting, laneOf('gp-ucb')).records) expect(shownQuery(record)).toBe('');
  });

  it('is on the steps of one run of all three kinds', () => {
    const { records } = runLane(scenario, laneOf('tv-gp-ucb', { epsilon: 0.1 }));
    const counts = new Set(momentsOf(records, scenario).map(({ asked }) => Math.min(2, asked.length)));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });
});

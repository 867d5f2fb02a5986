import { describe, expect, it } from 'vitest';
import { runJob } from '../../../src/plan/run-job.ts';
import { endedAt } from '../../../src/replicates/comparison/ended-at.ts';
import { MEASURES, measureById } from '../../../src/replicates/comparison/measures.ts';
import { backend, smallScenario } from '../../engine/support.ts';

const HORIZON = 40;
const RESPONSE = { base: 0.25, factor: 1e-6, power: 3, frame: 1 };
const LANES = [{ algorithm: 'r-gp-ucb', parameters: { periodFrom: 'steps', period: 10 } }];

/** A run by the step, and one where the world moves while the lane computes: four queries to a step. */
const runs = ([undefined, RESPONSE] as const).map((response) => {
  const scenario = { ...smallScenario({ horizon: HORIZON }), ...(response && { response }) };
  const readers = ['queries'] as const;
  const result = runJob({ scenario, lanes: LANES, curvePoints: HORIZON, readers }, 0, backend);
  return [response ? 'where the world moves' : 'where the world waits', result] as const;
});

describe.each(runs)('measures %s', (_, result) => {
  const [lane] = result;

  it.each(MEASURES.map(({ id }) => [id]))('%s ends its curve at its value', (id) => {
    const { curve, value } = measureById(id);
    expect(lane.curve).toHaveLength(HORIZON);
    if (value(lane, HORIZON) === null) expect(curve(lane)).toEqual([]);
    else expect(curve(lane).at(-1)).toBeCloseTo(value(lane, HORIZON) as number, 12);
  });

  it('give the regret per query where the world does not wait for it, and only there', () => {
    const perQuery = measureById('per-query').value(lane, HORIZON);
    const { queries, 'regret per query': mean } = lane.readings ?? {};
    expect(perQuery).toEqual(queries > HORIZON ? mean : null);
  });

  it('keep every reset in a run that ends at the horizon', () => {
    expect(lane.resets.length).toBeGreaterThan(2);
    expect(endedAt([result], HORIZON)[0][0].resets).toEqual(lane.resets);
  });
});

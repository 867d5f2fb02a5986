import { describe, expect, it } from 'vitest';
import { createWorld, parseScenario, runFacts, theoryReport } from '../../src/index.ts';
import type { Assumption } from '../../src/theory/bound.ts';
import { backend, runLane } from '../engine/support.ts';

const STEPS = 30;
const RATE = 0.03;

function reportOf(lane: object, interventions: readonly object[] = [], objective = 'gp-chain-1d') {
  const scenario = parseScenario({
    horizon: STEPS,
    objective: { id: objective, ...(objective === 'gp-chain-1d' && { parameters: { rate: RATE } }) },
    grid: { pointsPerDimension: 20 },
    interventions,
    lanes: [lane],
  });
  const world = createWorld(scenario, backend);
  const [first] = scenario.lanes;
  const facts = runFacts(scenario, first, world, runLane(scenario, first, world).records, backend);
  if (!facts) throw new Error('the lane has a model');
  return theoryReport(facts);
}

type Report = ReturnType<typeof reportOf>;

const about = (report: Report, id: string) => {
  const bound = report.bounds.find((each) => each.id === id);
  if (!bound) throw new Error(`no theorem ${id}`);
  return bound;
};
const unmet = (assumptions: readonly Assumption[]) =>
  assumptions.flatMap(({ state, why }) => (state === 'met' ? [] : [why]));
const met = (assumptions: readonly Assumption[]) =>
  assumptions.flatMap(({ state, text }) => (state === 'met' ? [text] : []));

const ET = { algorithm: 'et-gp-ucb', parameters: { schedule: 'theorem' } };
const CONSTANT_BETA = {
  algorithm: 'tv-gp-ucb',
  parameters: { epsilon: RATE, schedule: 'constant-beta', driftRate: RATE },
};
const flipAt = (step: number) => ({ step, kind: 'flip', parameters: {} });
const noiseAt = (step: number, variance: number, shape = 'gaussian') => ({
  step,
  kind: 'noise',
  parameters: { variance, shape },
});

describe('an act upon the objective', () => {
  const acts: Record<string, object> = {
    flip: flipAt(20),
    shift: { step: 20, kind: 'shift', parameters: { by: [0.2] } },
    raise: { step: 20, kind: 'raise', parameters: { at: [0.5], by: 2 } },
    swap: { step: 20, kind: 'swap', parameters: {} },
  };

  for (const [kind, act] of Object.entries(acts))
    it(`takes away every bound that knows how the objective changes: ${kind}`, () => {
      for (const [lane, ids] of [
        [ET, ['et-theorem-1']],
        [CONSTANT_BETA, ['constant-beta-theorem-1', 'ctv-theorem-3']],
      ] as const) {
        const [still, acted] = [reportOf(lane), reportOf(lane, [act])];
        for (const id of ids) {
          expect(about(still, id).curve).not.toBeNull();
          expect(about(acted, id)).toMatchObject({ status: 'fails', curve: null });
          expect(about(acted, id).why).toContain('Somebody acted upon the objective at $t$ = 20');
          expect(met(about(acted, id).assumptions).join()).not.toContain('renews itself');
        }
        expect(still.lowest).not.toBeNull();
        expect([acted.lowest, acted.floor, acted.highest]).toEqual([null, null, null]);
      }
    });

  it('names the earliest one', () => {
    expect(about(reportOf(ET, [flipAt(25), flipAt(12)]), 'et-theorem-1').why).toContain('$t$ = 12;');
  });

  it('leaves the theorem about any change of at most 1 a step to judge the change that it sees', () => {
    const sparq = { algorithm: 'sparq-gp-ucb' };
    const raised = (by: number) =>
      about(
        reportOf(sparq, [{ step: 20, kind: 'raise', parameters: { at: [0.5], by } }], 'static-multimodal'),
        'sparq-theorem-3.1',
      );
    expect(raised(0.5).status).toBe('comparison');
    expect(raised(5).why).toContain('One step changes the objective by');
  });
});

describe('an act upon the noise', () => {
  const TRUE = 'The model’s noise variance is the true one';
  const et = (...acts: object[]) => about(reportOf(ET, acts), 'et-theorem-1');

  it('leaves the objective alone, and the model wrong about the noise', () => {
    const before = et();
    expect(met(before.assumptions)).toContain(TRUE);
    const after = et(noiseAt(20, 2));
    expect(after.status).toBe('comparison');
    expect(met(after.assumptions)).not.toContain(TRUE);
    expect(met(after.assumptions).join()).toContain('renews itself');
    expect(unmet(after.assumptions)).toContain(
      'The model takes the noise variance for 0.02, it is 2 from $t$ = 20 on.',
    );
  });

  it('is seen where the noise is given back later', () => {
    expect(unmet(et(noiseAt(15, 2), noiseAt(20, 0.02)).assumptions).join()).toContain('2 from $t$ = 15 on');
  });

  it('is none where it sets what was so before', () => {
    expect(et(noiseAt(20, 0.02))).toEqual(et());
  });

  it('is named where the noise is no longer Gaussian', () => {
    expect(unmet(et(noiseAt(20, 0.02, 'uniform')).assumptions)).toContain(
      'From $t$ = 20 on the noise is drawn evenly from a range.',
    );
  });
});

describe('given choices', () => {
  const OWN = /^Every query (maximises the UCB|is the algorithm’s own)/;
  const own = (report: Report, id: string) =>
    about(report, id).assumptions.find(({ text }) => OWN.test(text)) as Assumption;

  it.each([
    ['constant-beta-theorem-1', CONSTANT_BETA, 'gp-chain-1d'],
    ['ctv-theorem-3', CONSTANT_BETA, 'gp-chain-1d'],
    ['et-theorem-1', ET, 'gp-chain-1d'],
    ['sparq-theorem-3.1', { algorithm: 'sparq-gp-ucb' }, 'static-multimodal'],
    ['bpt-theorem-4.1', { algorithm: 'bpt-ucb' }, 'threshold-gp'],
  ])('are not the algorithm’s queries: %s', (id, lane, objective) => {
    const choices = Array.from({ length: 12 }, (_, i) => i);
    const report = reportOf({ ...lane, choices }, [], objective);
    expect(own(report, id)).toMatchObject({
      state: 'open',
      why: `The first 12 of ${STEPS} queries were given, not chosen by the lane.`,
    });
    expect(about(report, id).status).not.toBe('holds');
  });

  it('count up to the end of the run', () => {
    const all = reportOf({ ...CONSTANT_BETA, choices: new Array(80).fill(3) });
    expect(own(all, 'constant-beta-theorem-1').why).toContain(`The first ${STEPS} of ${STEPS} queries`);
    const one = reportOf({ ...CONSTANT_BETA, choices: [3] });
    expect(own(one, 'constant-beta-theorem-1').why).toBe(
      'The first query was given, not chosen by the lane.',
    );
    expect(about(reportOf(CONSTANT_BETA), 'constant-beta-theorem-1').status).toBe('holds');
  });
});

import { describe, expect, it } from 'vitest';
import type { LaneBounds } from '../../src/cli/bounds.ts';
import { driftlab, SMALL } from './support.ts';

const CHAIN = {
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
  seed: 4,
  horizon: 30,
  grid: { pointsPerDimension: 20 },
  lanes: [
    { algorithm: 'et-gp-ucb', parameters: { schedule: 'constant', constant: 9 } },
    { algorithm: 'et-gp-ucb' },
    { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.03 } },
    { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.2 } },
    { algorithm: 'ui-tvbo' },
    { algorithm: 'random' },
  ],
};
const SPARQ = {
  objective: { id: 'moving-peak' },
  horizon: 20,
  grid: { pointsPerDimension: 30 },
  lanes: [{ algorithm: 'sparq-gp-ucb' }],
};

async function lanes(scenario: unknown): Promise<LaneBounds[]> {
  const { stdout, stderr } = await driftlab(['bounds', 's.json', '--json'], { 's.json': scenario });
  expect(stderr).toBe('');
  return JSON.parse(stdout).lanes;
}

const boundOf = (lane: LaneBounds, id: string) => lane.theory?.bounds.find((bound) => bound.id === id);

describe('driftlab bounds', () => {
  it('holds the theorems against every lane', async () => {
    const [eager, et, tv, wrong, ui, random] = await lanes(CHAIN);
    expect(boundOf(eager, 'et-theorem-1')?.status).toBe('holds');
    expect(boundOf(et, 'et-theorem-1')).toMatchObject({ status: 'comparison' });
    expect(boundOf(et, 'et-theorem-1')?.why).toMatch(/^The lane explores less: at \$t\$ = 30 /);
    expect(boundOf(et, 'sparq-theorem-3.1')?.why).toBe('It is about SparQ-GP-UCB; this lane runs ET-GP-UCB.');
    expect(boundOf(tv, 'ctv-theorem-3')?.status).toBe('comparison');
    expect(boundOf(wrong, 'ctv-theorem-3')).toMatchObject({
      status: 'fails',
      curve: null,
      why: 'The lane forgets at the rate 0.2, the objective changes at 0.03.',
    });
    expect(ui.theory?.bounds.every(({ status }) => status === 'fails')).toBe(true);
    expect(random.theory).toBeNull();
  });

  it('a bound never falls, lies above the regret, and the ratio and the sentence say by how much', async () => {
    const [eager, et, tv] = await lanes(CHAIN);
    for (const lane of [eager, et, tv]) {
      const bound = lane.theory?.bounds.find(({ curve }) => curve);
      const curve = bound?.curve ?? [];
      expect(curve).toHaveLength(30);
      curve.forEach((value, i) => {
        expect(value).toBeGreaterThanOrEqual(curve[i - 1] ?? 0);
        expect(value).toBeGreaterThan(lane.theory?.regret[i] ?? Number.POSITIVE_INFINITY);
      });
      expect(bound?.ratio).toBeCloseTo(curve[29] / lane.regretAtEnd, 6);
      expect(bound?.sentence).toMatch(/^The bound is .+ times the regret of this run\.$/);
    }
  });

  it.each(['se', 'matern52'])('the schedule “theorem” explores as the theorems ask, %s', async (kernel) => {
    const theorem = { schedule: 'theorem', delta: 0.05 };
    const scenario = {
      ...CHAIN,
      objective: { id: 'gp-chain-1d', parameters: { rate: 0.03, kernel } },
      model: { kernel },
      lanes: [
        { algorithm: 'et-gp-ucb', parameters: theorem },
        { algorithm: 'r-gp-ucb', parameters: { ...theorem, epsilon: 0.03 } },
        { algorithm: 'tv-gp-ucb', parameters: { ...theorem, epsilon: 0.03 } },
      ],
    };
    const [et, r, tv] = await lanes(scenario);
    expect(boundOf(et, 'et-theorem-1')).toMatchObject({ status: 'holds', why: null });
    expect(boundOf(r, 'et-theorem-1')).toMatchObject({ status: 'holds', why: null });
    expect(boundOf(tv, 'ctv-theorem-3')).toMatchObject({ status: 'holds', why: null });
  });

  it('Corollary 1 takes the lane’s own bounds on ε: R-GP-UCB at the true rate has λ1 = λ2 = 1', async () => {
    const from = (epsilonLower: number, epsilonUpper: number) => ({
      algorithm: 'et-gp-ucb',
      parameters: { bounds: 'epsilon', epsilonLower, epsilonUpper },
    });
    const scenario = {
      ...CHAIN,
      lanes: [
        { algorithm: 'r-gp-ucb', parameters: { epsilon: 0.03 } },
        from(0.003, 0.3),
        from(0, 1),
        { algorithm: 'et-gp-ucb', parameters: { bounds: 'none' } },
      ],
    };
    const [exact, wide, open, none] = (await lanes(scenario)).map(
      (lane) => boundOf(lane, 'et-theorem-1')?.figures[1],
    );
    expect(exact?.values).toMatchObject({ lambda1: 1, lambda2: 1, xi: 0 });
    expect(exact?.text).toMatch(
      /terms: resets too early, from \$λ_2\$; just as large: old data, spread, from \$λ_1\$$/,
    );
    expect(exact?.values.terms).toEqual([
      expect.closeTo(30 ** 0.5, 9),
      ...[1 / 8, 1 / 8, 1 / 4].map((exponent) => expect.closeTo(30 * 0.03 ** exponent, 9)),
    ]);
    expect(wide?.values).toMatchObject({ epsilonLower: 0.003, epsilonUpper: 0.3 });
    expect([wide?.values.lambda1, wide?.values.lambda2]).toEqual([
      expect.closeTo(0.1, 12),
      expect.closeTo(10, 12),
    ]);
    expect(open?.text).toBe('says nothing: the lane’s lower bound on $ε$ is 0, and $λ_1$ with it');
    expect(none?.text).toBe('says nothing: the lane does not bound $ε$ from below and above');
  });

  it('Corollary 1 says of a Matérn kernel that the lane keeps other blocks than it takes', async () => {
    const objective = { id: 'gp-chain-1d', parameters: { rate: 0.03, kernel: 'matern52' } };
    const lane = { algorithm: 'r-gp-ucb', parameters: { epsilon: 0.03 } };
    const textOf = async (scenario: object) =>
      (await lanes({ ...scenario, lanes: [lane] })).map((of) => boundOf(of, 'et-theorem-1')?.figures[1].text);
    const [rough] = await textOf({ ...CHAIN, objective, model: { kernel: 'matern52' } });
    expect(rough).toMatch(/the lane keeps 12 \$ε\$\^\{−1\/4\}: the terms are those of other blocks$/);
    const [smooth] = await textOf(CHAIN);
    expect(smooth).not.toContain('other blocks');
  });

  it('prints no bound on false alarms as a guarantee where w̄ is capped', async () => {
    const capped = { algorithm: 'et-gp-ucb', parameters: { noiseCapAfter: 10 } };
    const scenario = { ...CHAIN, lanes: [{ algorithm: 'et-gp-ucb' }, capped] };
    const [plain, without] = (await lanes(scenario)).map(({ theory }) => theory?.resets?.falseAlarms);
    expect(plain?.bound).toHaveLength(plain?.distribution.length ?? 0);
    expect(without).toMatchObject({ bound: null, distribution: expect.any(Array) });
    const text = (lane: string) => driftlab(['bounds', 's.json', '--lane', lane], { 's.json': scenario });
    expect((await text('A')).stdout).toMatch(/reset times .* with probability \S+, at most 0\.\d/);
    expect((await text('B')).stdout).toMatch(/with probability \S+, without a guarantee, as w̄ is capped/);
  });

  it('CTV in the uniform setting: C is Lemma 1’s', async () => {
    const [, , tv] = await lanes(CHAIN);
    const { C, lemma, shape } = boundOf(tv, 'ctv-theorem-3')?.figures[0].values ?? {};
    expect(shape).toBe('uniform');
    expect(C).toBeCloseTo(lemma as number, 6);
  });

  it('SparQ’s curve is there only while the objective changes by at most 1 a step', async () => {
    const [lane] = await lanes(SPARQ);
    const bound = boundOf(lane, 'sparq-theorem-3.1');
    expect(bound?.status).toBe('comparison');
    expect(bound?.assumptions.map(({ state }) => state)).toEqual([
      'met',
      'met',
      'met',
      'met',
      'open',
      'open',
      'open',
    ]);
    const jumping = {
      ...SPARQ,
      objective: { id: 'abrupt-change-1d', parameters: { changes: [6] } },
      seed: 4,
    };
    expect(boundOf((await lanes(jumping))[0], 'sparq-theorem-3.1')?.why).toMatch(
      /^One step changes the objective by \d\.\d\d\.$/,
    );
  });

  it('text names what is missing and warns', async () => {
    const { stdout } = await driftlab(['bounds', 'small.json', '--lane', 'B'], { 'small.json': SMALL });
    expect(stdout).toContain('does not apply: Abrupt change, 1D is no GP that renews itself at one rate.');
    expect(stdout).toContain(
      'no floor under every lane is known: Abrupt change, 1D is not drawn from a prior that says how much',
    );
    expect(stdout).toContain('Bounds are far above practice');
    expect(stdout).not.toMatch(/^A /m);
    expect(stdout).not.toContain('$');
  });

  it('text says what no policy beats on average, and so does JSON', async () => {
    const { stdout } = await driftlab(['bounds', 'chain.json'], { 'chain.json': CHAIN });
    expect(stdout).toMatch(/nobody pays less than [\d.]+ on average, [\d.]+ ± [\d.]+ a step\n/);
    const { theory } = (await lanes(CHAIN))[0];
    expect(theory?.floor?.curve).toHaveLength(30);
    expect(theory?.whyNoFloor).toBeNull();
  });

  it('csv has a row for each step of each bound', async () => {
    const { stdout, stderr } = await driftlab(['bounds', 's.json', '--format', 'csv'], { 's.json': CHAIN });
    const rows = stdout.trim().split('\n');
    expect(rows[0]).toBe('lane,algorithm,theorem,status,t,bound,regret,ratio');
    expect(rows).toHaveLength(1 + 3 * 30);
    expect(stderr).toContain('Bounds are far above practice');
  });

  it('refuses a lane that is not there', async () => {
    const { status, stderr } = await driftlab(['bounds', 'small.json', '--lane', '7'], {
      'small.json': SMALL,
    });
    expect(status).toBe(2);
    expect(stderr).toContain('--lane');
  });
});

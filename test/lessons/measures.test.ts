import { describe, expect, it } from 'vitest';
import { type LaneLetter, loadBackend, parseScenario } from '../../src/index.ts';
import { MEASURES } from '../../src/lessons/measures/registry.ts';
import { measured, readReference, referenceFault } from '../../src/lessons/notation.ts';
import { runOf } from './support.ts';

const scenario = parseScenario({
  seed: 382,
  horizon: 70,
  noiseVariance: 0.05,
  objective: { id: 'abrupt-change-1d', parameters: { changes: [60], lengthscale: 0.14 } },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }],
});
const backend = await loadBackend();
const run = runOf(scenario, backend, 0, [
  { lane: 'B', step: 61 },
  { lane: 'A', step: 62 },
]);
const value = (text: string) => measured(run, readReference(text));
const records = run.records('B');

describe('a measure', () => {
  it.each(MEASURES.map(({ name }) => [name]))('%s has a name of its own', (name) => {
    expect(MEASURES.filter((one) => one.name === name)).toHaveLength(1);
  });

  it('sums regret over a range, which may be open', () => {
    const sum = (from: number, to: number) =>
      records.filter(({ t }) => t >= from && t <= to).reduce((s, { regret }) => s + regret, 0);
    expect(value('regret(B, 61..65)')).toBeCloseTo(sum(61, 65), 12);
    expect(value('regret(B)')).toBeCloseTo(records.at(-1)?.cumulativeRegret ?? 0, 10);
    expect(value('regret-a-step(B, 61..)')).toBeCloseTo(sum(61, 70) / 10, 12);
  });

  it('reads the test off the record, and takes its threshold apart', () => {
    expect(value('reset-steps(B)')).toEqual([61]);
    expect(value('resets(B, ..60)')).toBe(0);
    const [root, sd, noise] = ['root-rho', 'sd', 'noise-part'].map(
      (name) => value(`${name}(B, 61)`) as number,
    );
    expect(root * sd + noise).toBeCloseTo(records[60].kappa ?? 0, 12);
  });

  it('knows the curve where its frame is at hand, and says nothing where it is not', () => {
    const frame = run.frame('B', 61);
    const inside = [...(frame?.truth ?? [])].filter(
      (f, i) => Math.abs(f - (frame?.mean?.[i] ?? 0)) <= (frame?.multiplier ?? 0) * (frame?.sd?.[i] ?? 0),
    );
    expect(value('coverage(B, 61)')).toBeCloseTo(inside.length / (frame?.truth.length ?? 1), 12);
    expect(value('coverage(B, 62)')).toBeNull();
  });

  it('says how much of the line is known', () => {
    const sd = [...(run.frame('B', 61)?.sd ?? [])];
    const share = sd.filter((one) => one <= 0.3).length / sd.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    expect(value('known(B, 0.3, 61)')).toBeCloseTo(share, 12);
    expect(value('known(B, 0.3, 62)')).toBeNull();
  });

  it('counts the leaps of the optimum and the journeys of a lane, on a map by both coordinates', () => {
    const onMap = runOf(
      parseScenario({
        seed: 4,
        horizon: 40,
        grid: { pointsPerDimension: 12 },
        objective: { id: 'gp-chain-2d', parameters: { rate: 0.3 } },
        lanes: [{ algorithm: 'gp-ucb' }],
      }),
      backend,
    );
    const steps = onMap.records('A');
    const leaps = (places: readonly (readonly number[])[]) =>
      places.filter(([x, y], i) => i > 0 && Math.hypot(x - places[i - 1][0], y - places[i - 1][1]) > 0.2)
        .length;
    const counted = (text: string) => measured(onMap, readReference(text));
    expect(counted('leaps(A)')).toBe(leaps(steps.map(({ xStar }) => xStar)));
    expect(counted('leaps(A)')).toBeGreaterThan(0);
    expect(counted('journeys(A, 11..30)')).toBe(leaps(steps.slice(9, 30).map(({ x }) => x)));
  });

  it('says by which share of its surprise a reading moves the curve at its place', () => {
    const { index, y, mean } = run.records('A')[60];
    const after = run.frame('A', 62)?.mean?.[index] ?? Number.NaN;
    expect(value('gain(A, 61)')).toBeCloseTo((after - (mean ?? 0)) / (y - (mean ?? 0)), 6);
  });

  it('counts how long a lane stays, and says when it leaves', () => {
    const stays = value('stays(A, 60)') as number;
    expect(value('leaves(A, 60)')).toBe(61 + stays);
    const from = records[59].x[0];
    const apart = run.records('A').filter(({ t, x }) => t > 60 && Math.abs(x[0] - from) > 0.1);
    expect(apart[0].t).toBe(61 + stays);
  });

  it('sums regret after the first change, where so many steps follow it', () => {
    expect(value('regret-after-change(B, 10)')).toBeCloseTo(value('regret(B, 61..70)') as number, 12);
    expect(value('regret-after-change(B, 11)')).toBeNull();
  });

  it('takes the rate of forgetting from the lane', () => {
    const forgetful = {
      ...run,
      scenario: parseScenario({
        ...scenario,
        lanes: [{ algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.19 } }],
      }),
    };
    expect(measured(forgetful, readReference('fading(A, 2)'))).toBeCloseTo(0.81, 12);
    expect(value('fading(A, 2)')).toBeNull();
  });

  it('is not known before its steps are', () => {
    const early = { ...run, records: () => records.slice(0, 30) };
    expect(measured(early, readReference('regret(B)'))).toBeNull();
    expect(measured(early, readReference('regret(B, ..30)'))).not.toBeNull();
  });

  it('says how alike a lane takes two times to be, and how much the objective has changed', () => {
    const temporal = { temporalKernel: 'periodic', temporalPeriod: 7, periodLengthscale: 1 };
    const weekly = parseScenario({
      ...scenario,
      lanes: [
        { algorithm: 'gp-ucb', parameters: temporal },
        { algorithm: 'tv-gp-ucb' },
        { algorithm: 'random' },
      ],
    });
    const alike = (text: string) => measured({ ...run, scenario: weekly }, readReference(text));
    expect(alike('alike(A, 14)')).toBeCloseTo(1, 12);
    expect(alike('alike(A, 3.5)')).toBeCloseTo(Math.exp(-2), 12);
    expect(alike('alike(B, 10)')).toBeCloseTo(0.97 ** 5, 12);
    expect(alike('alike(C, 10)')).toBeNull();
    expect(value('changed(60, 5)')).toBe(0);
    expect(value('changed(61, 1)')).toBeGreaterThan(0);
    expect(value('changed(5, 7)')).toBeNull();
  });

  it('says how alike the models take two places to be', () => {
    const of = (model: object) =>
      measured(
        { ...run, scenario: parseScenario({ ...scenario, model: { kernel: 'se', ...model } }) },
        readReference('correlation(0.3)'),
      );
    expect(of({ lengthscale: 0.3, signalVariance: 4 })).toBeCloseTo(Math.exp(-0.5), 12);
    expect(of({ lengthscale: 0.15 })).toBeCloseTo(Math.exp(-2), 12);
    expect(of({ kernel: 'matern12', lengthscale: 0.3 })).toBeCloseTo(Math.exp(-1), 12);
  });

  it('counts the looks that a schedule asked for, of a range or the whole run', () => {
    const looking = parseScenario({
      ...scenario,
      horizon: 40,
      lanes: [
        { algorithm: 'gp-ucb', parameters: { looks: 'constant', lookShare: 0.1 } },
        { algorithm: 'gp-ucb' },
      ],
    });
    const run = runOf(looking, backend);
    const count = (text: string) => measured(run, readReference(text));
    expect(count('forced-looks(A)')).toBe(4);
    expect(count('forced-looks(A, 1..11)')).toBe(2);
    expect(count('forced-looks(B)')).toBe(0);
  });

  it('finds a setting by its place, defaults filled in', () => {
    expect(value('setting(noiseVariance)')).toBe(0.05);
    expect(value('setting(lanes.B.parameters.deltaB)')).toBe(0.1);
    expect(value('setting(objective.parameters.changes)')).toEqual([60]);
  });
});

describe('a memory that weighs its readings', () => {
  const weighing = runOf(
    parseScenario({
      seed: 3,
      horizon: 12,
      grid: { pointsPerDimension: 40 },
      objective: { id: 'gp-chain-1d' },
      lanes: [
        {
          algorithm: 'w-dbo',
          parameters: { dropRule: 'size', heldSize: 3 },
          choices: [35, 10, 20, 11, 12, 13, 36, 10, 20, 11, 30, 5],
        },
        { algorithm: 'gp-ucb' },
      ],
    }),
    backend,
  );
  const weighed = (text: string) => measured(weighing, readReference(text));
  const at = (t: number) => weighing.records('A')[t - 1].selection;

  it('says what goes, its place and its age, and the relevance that it had', () => {
    const [gone] = at(4)?.removed ?? [];
    expect(weighed('dropped(A, 4)')).toEqual([gone]);
    expect(weighed('dropped-age(A, 4)')).toEqual([4 - gone]);
    expect(weighed('dropped-place(A, 4)')).toEqual([weighing.records('A')[gone - 1].x[0]]);
    expect(weighed(`dropped-after(A, ${gone})`)).toBe(4);
    expect(weighed(`relevance(A, 4, ${gone})`)).toBe(at(4)?.removedRelevance[0]);
    expect(weighed(`relevance(A, 5, ${gone})`)).toBeNull();
  });

  it('keeps the lonely one until a newer one lies beside it', () => {
    expect(weighed('oldest(A, 6)')).toBe(1);
    expect(weighed('oldest-age(A, 6)')).toBe(5);
    expect(weighed('dropped-after(A, 1)')).toBe(7);
    expect(weighed('oldest-dropped(A, 4..6)')).toBe(0);
    expect(weighed('oldest-dropped(A, 7..7)')).toBe(1);
    expect(weighed('apart(A, 7, 1)')).toBeCloseTo(1 / 39, 12);
  });

  it('knows the most relevant one, and what the next removal costs', () => {
    const values = at(7)?.relevance ?? [];
    const most = weighed('most-relevant(A, 7)');
    expect(weighed(`relevance(A, 7, ${most})`)).toBe(Math.max(...values));
    expect(weighed('most-relevant-place(A, 7)')).toBe(weighing.records('A')[(most as number) - 1].x[0]);
    expect(weighed('price(A, 7)')).toBe(1 + Math.min(...values));
    expect(weighed('budget(A, 7)')).toBe(at(7)?.budget);
  });

  it('has nothing to say of a lane that weighs nothing', () => {
    for (const name of ['dropped', 'dropped-place', 'most-relevant', 'budget', 'price'])
      expect(weighed(`${name}(B, 7)`)).toBeNull();
    expect(weighed('relevance(B, 7, 3)')).toBeNull();
    expect(weighed('oldest(B, 7)')).toBe(1);
  });
});

describe('a lane with several priors', () => {
  const lists = { priorLengthscales: [1, 2], priorRates: [0, 0.3] };
  const several = runOf(
    parseScenario({
      seed: 5,
      horizon: 30,
      grid: { pointsPerDimension: 40 },
      objective: { id: 'gp-chain-1d', parameters: { rate: 0.3 } },
      lanes: [
        { algorithm: 'likeliest-gp-ucb', parameters: lists },
        { algorithm: 'pe-gp-ucb', parameters: lists },
        { algorithm: 'gp-ucb' },
      ],
    }),
    backend,
  );
  const told = (text: string) => measured(several, readReference(text));
  const weights = (t: number) => several.records('A')[t - 1].priors?.logWeights?.map(Math.exp) ?? [];

  it('weighs those of a rate together, by the order of its list', () => {
    const [, first, , second] = weights(12);
    expect(told('prior-weight(A, 12, 0.3)')).toBeCloseTo(first + second, 12);
    expect(told('prior-weight(A, 12, 0.1)')).toBe(0);
    expect(told('likeliest-rate(A, 12)')).toBe([0, 0.3][weights(12).indexOf(Math.max(...weights(12))) % 2]);
  });

  it('says from when on a rate has more than half, to the end', () => {
    const from = told('settled-from(A, 0.3)') as number;
    const has = Array.from(
      { length: 30 },
      (_, i) => (told(`prior-weight(A, ${i + 1}, 0.3)`) as number) > 0.5,
    );
    expect(from).toBeGreaterThan(1);
    expect(has.slice(from - 1)).not.toContain(false);
    expect(has[from - 2]).toBe(false);
    expect(told('settled-from(A, 0)')).toBe(31);
  });

  it('counts what each rate played, and what is left', () => {
    expect(told('played(B, 0, ..20)')).toBe(20 - (told('played(B, 0.3, ..20)') as number));
    const played = several.records('B').filter(({ priors }) => (priors?.prior ?? 0) % 2 === 1);
    expect(told('played(B, 0.3)')).toBe(played.length);
    expect(told('priors-left(B, 30)')).toBe(several.records('B')[29].priors?.alive?.length);
    expect(told('priors-left(A, 30)')).toBeNull();
  });

  it('has nothing to say of a lane with one', () => {
    for (const text of [
      'prior-weight(C, 12, 0.3)',
      'settled-from(C, 0.3)',
      'likeliest-rate(C, 12)',
      'played(C, 0)',
    ])
      expect(told(text)).toBeNull();
  });

  it('takes what yesterday’s best place loses from the truth alone', () => {
    const [before, now] = [7, 8].map((t) => Array.from(several.truth(t) ?? []));
    const lost = Math.max(...now) - now[before.indexOf(Math.max(...before))];
    expect(told('yesterday(8..8)')).toBeCloseTo(lost, 12);
    expect(told('yesterday(1..2)')).toBe(told('yesterday(2..2)'));
    expect(measured({ ...several, truth: () => null }, readReference('yesterday()'))).toBeNull();
  });
});

describe('a world that does not wait', () => {
  const moving = runOf(
    parseScenario({
      seed: 3,
      horizon: 6,
      response: { base: 0.5, factor: 0, power: 1, frame: 1 },
      grid: { pointsPerDimension: 20 },
      objective: { id: 'gp-chain-1d' },
      lanes: [{ algorithm: 'tv-gp-ucb' }],
    }),
    backend,
  );

  it('is run to the end of its steps, and counts the queries made', () => {
    expect(moving.records('A')).toHaveLength(6);
    expect(measured(moving, readReference('looks(A, 6)'))).toBe(12);
    expect(value('looks(B, 61)')).toBe(61);
  });

  it('has no steps of its readings: a lane holds queries there', () => {
    expect(moving.records('A')[5].dataSizeAfter).toBeGreaterThan(6);
    for (const text of ['oldest(A, 6)', 'oldest-age(A, 6)', 'apart(A, 6, 2)'])
      expect(measured(moving, readReference(text))).toBeNull();
  });
});

describe('lanes on many seeds', () => {
  const regrets: Partial<Record<LaneLetter, readonly number[]>> = { A: [3, 5, 9], B: [1, 6, 2] };
  const many = { ...run, seeds: 3, seedRegrets: (lane: LaneLetter) => regrets[lane] ?? [] };
  const over = (text: string) => measured(many, readReference(text));

  it('are compared seed by seed', () => {
    expect(over('seeds()')).toBe(3);
    expect(over('seeds-won(B, A)')).toBe(2);
    expect(over('gap(A, B)')).toBeCloseTo(8 / 3, 12);
    expect(over('gap-spread(A, B)')).toBeCloseTo(Math.sqrt(49 / 3), 12);
    expect(over('gap-half(A, B)')).toBeCloseTo(4.302653 * Math.sqrt(49 / 9), 4);
  });

  it('say nothing where they have run on none', () => {
    expect(value('seeds()')).toBe(0);
    expect(value('seeds-won(B, A)')).toBeNull();
    expect(value('gap(A, B)')).toBeNull();
  });
});

describe('a reference', () => {
  it.each([
    ['regrets(B)', 'did you mean "regret"'],
    ['regret(G)', 'the letter of a lane'],
    ['regret(B, 130..61)', 'a range of steps'],
    ['regret(B, 1..2, 3)', '3 arguments'],
    ['psi()', 'gives psi no lane'],
    ['1 + 1', 'must name a measure'],
  ])('%s is refused: %s', (text, words) => {
    expect(referenceFault(text)).toContain(words);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bptTs } from '../../../src/algorithms/environment/bpt-ts.ts';
import type { AlgorithmSpec, Slots } from '../../../src/algorithms/spec.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { CONDITIONS, designsOf, POPULARITY } from '../../../src/objectives/environment/newsvendor.ts';
import {
  type Couple,
  type Customers,
  daysGiven,
  meanProfit,
  SALES,
  sales,
  utilityOf,
} from '../../../src/objectives/environment/newsvendor-sales.ts';
import type { EnvironmentPolicy, EnvironmentQuery } from '../../../src/policy/environment/policy.ts';
import { backend, laneOf, runLane } from '../../engine/support.ts';

const { customers, days } = SALES;
const units = fc.integer({ min: 0, max: 60 });
const stocks = fc.tuple(units, units);
const utility = fc.double({ min: -3, max: 3, noNaN: true });
const utilities = fc.array(fc.tuple(utility, utility), {
  minLength: 1,
  maxLength: customers,
});
const customersOf = (rows: readonly (readonly number[])[]): Customers => [
  Float64Array.from(rows, ([first]) => first),
  Float64Array.from(rows, ([, second]) => second),
];

describe('a day of sales', () => {
  it('sells no more than there is, than there are customers, and than anybody wants', () => {
    fc.assert(
      fc.property(stocks, utilities, (stock, rows) => {
        const sold = sales(stock, customersOf(rows));
        const wanting = [0, 1].map((j) => rows.filter((row) => row[j] > 0).length);
        for (const j of [0, 1]) {
          expect(sold[j]).toBeGreaterThanOrEqual(0);
          expect(sold[j]).toBeLessThanOrEqual(Math.min(stock[j], wanting[j]));
        }
        expect(sold[0] + sold[1]).toBeLessThanOrEqual(rows.filter((row) => Math.max(...row) > 0).length);
      }),
    );
  });

  it('with one product sells what is wanted, as far as it goes', () => {
    fc.assert(
      fc.property(units, utilities, (stock, rows) => {
        const wanting = rows.filter(([first]) => first > 0).length;
        expect(sales([stock, 0], customersOf(rows))).toEqual([Math.min(stock, wanting), 0]);
      }),
    );
  });

  it('sends customers to the other product where theirs is sold out, and home where that does not please', () => {
    const day = customersOf([
      [2, 1],
      [2, 1],
      [2, -1],
      [-1, -1],
      [1, 3],
    ]);
    expect(sales([9, 9], day)).toEqual([3, 1]);
    expect(sales([1, 9], day)).toEqual([1, 2]);
    expect(sales([0, 1], day)).toEqual([0, 1]);
    expect(sales([0, 0], day)).toEqual([0, 0]);
  });

  it('earns nothing without stock, and loses the whole cost of what nobody wants', () => {
    const nobody = customersOf([[-1, -1]]);
    expect(meanProfit([0, 0], daysGiven([50, 50]))).toBe(0);
    expect(meanProfit([3, 2], [nobody])).toBe(-(3 * 4 + 2 * 13));
    expect(meanProfit([1, 0], [customersOf([[1, 1]]), nobody])).toBe(10 / 2 - 4);
  });
});

describe('customers of a product of popularity w', () => {
  it('have utilities that grow with the part that falls on them', () => {
    const part = fc.double({ min: 1e-6, max: 30, noNaN: true });
    fc.assert(
      fc.property(part, part, (a, b) => {
        fc.pre(Math.abs(a - b) > 1e-9);
        expect(Math.sign(utilityOf(a) - utilityOf(b))).toBe(Math.sign(a - b));
      }),
    );
    expect(utilityOf(0)).toBe(-Infinity);
    // Ψ(ξ) = Υ(g): at the median of both, e^{−(ξ + γ)} = ln 2.
    expect(utilityOf(Math.LN2)).toBeCloseTo(1 - 0.5772156649015329 - Math.log(Math.LN2), 12);
  });

  it.each([35, 50, 70])('buy as often as uniform parts on the simplex make them (w = %d)', (w) => {
    // U > 0 where the part exceeds c, 1 − e^{−c} = Ψ(−1); P(w D > c) = (1 − c/w)^{I−1}.
    const c = -Math.log(1 - Math.exp(-Math.exp(1 - 0.5772156649015329)));
    const share = (1 - c / w) ** (customers - 1);
    const sold = daysGiven([w, w]).map((day) => sales([customers, 0], day)[0]);
    const mean = sold.reduce((a, b) => a + b) / days;
    const error = Math.sqrt((customers * share * (1 - share)) / days);
    expect(Math.abs(mean - customers * share)).toBeLessThan(4 * error);
  });

  it('are the same people whenever asked', () => {
    expect(daysGiven([40, 60])).toEqual(daysGiven([40, 60]));
    expect(daysGiven([40, 60])[0][0]).toEqual(daysGiven([40, 30])[0][0]);
  });
});

const DESIGNS = designsOf(6);

describe('newsvendor', () => {
  const scenario = parseScenario({ seed: 1, objective: { id: 'newsvendor' }, lanes: [] });
  const world = createWorld(scenario, backend);
  const values = world.truthAt(1);
  const { environment } = world;
  if (!environment) throw new Error('no environment');
  const { weights, meanCondition, centralConditions, conditions } = environment;
  const at = (stock: Couple, w: number) =>
    values[DESIGNS.findIndex(([a, b]) => a === stock[0] && b === stock[1]) * conditions + w];

  it('offers 81 stocks under 25 popularities, few enough for exact draws', () => {
    expect([DESIGNS.length, CONDITIONS.length]).toEqual([81, 25]);
    expect(world.candidates).toMatchObject({ kind: 'arms', dimension: 4, size: 2025 });
    expect(new Set(world.candidates.names).size).toBe(2025);
    const [x1, x2, w1, w2] = world.candidates.points.subarray(4 * (30 * 25 + 7));
    expect([x1, x2]).toEqual(DESIGNS[30]);
    expect([w1, w2]).toEqual(CONDITIONS[7]);
    expect(Array.from(world.inputs.subarray(0, 4))).toEqual([
      0,
      0,
      CONDITIONS[0][0] / 140,
      CONDITIONS[0][1] / 90,
    ]);
  });

  it('is offered on a finer grid too: the same function, at more stocks', () => {
    const fine = createWorld(
      parseScenario({ seed: 1, objective: { id: 'newsvendor', parameters: { stockStep: 2 } }, lanes: [] }),
      backend,
    );
    expect(fine.environment?.designs).toBe(676);
    expect(fine.candidates.size).toBe(16_900);
    const more = designsOf(2);
    expect(more[0]).toEqual([0, 0]);
    expect(more.at(-1)).toEqual([50, 50]);
    const truth = fine.truthAt(1);
    DESIGNS.forEach(([a, b], x) => {
      const same = more.findIndex(([c, d]) => a === c && b === d);
      for (let w = 0; w < conditions; w++)
        expect(truth[same * conditions + w]).toBe(values[x * conditions + w]);
    });
    expect(fine.environment?.probability[more.findIndex(([a, b]) => a === 6 && b === 48)]).toBe(
      environment.probability[DESIGNS.findIndex(([a, b]) => a === 6 && b === 48)],
    );
  });

  it('has stocks at whole multiples of a step from 2 to 25 units', () => {
    const of = (stockStep: number) => () =>
      parseScenario({ objective: { id: 'newsvendor', parameters: { stockStep } }, lanes: [] });
    expect(of(25)).not.toThrow();
    for (const wrong of [1, 26, 2.5])
      expect(of(wrong)).toThrow(/objective\.parameters\.stockStep must be an integer between 2 and 25/);
  });

  it('takes Ω to be the 99.9 % interval of Gamma(50, rate 1)', () => {
    // P(w > c) = e^{−c} Σ_{k<50} c^k/k!.
    const tail = (c: number) => {
      let term = Math.exp(-c);
      let sum = 0;
      for (let k = 0; k < POPULARITY.shape; k++) {
        sum += term;
        term *= c / (k + 1);
      }
      return sum;
    };
    expect(1 - tail(POPULARITY.from)).toBeCloseTo(0.0005, 7);
    expect(tail(POPULARITY.to)).toBeCloseTo(0.0005, 7);
  });

  it('is the mean profit in hundreds', () => {
    for (const [x, w] of [
      [0, 0],
      [13, 4],
      [42, 12],
      [80, 24],
    ])
      expect(values[x * conditions + w]).toBe(meanProfit(DESIGNS[x], daysGiven(CONDITIONS[w])) / 100);
  });

  it('earns 0 without stock, and never more than all of it sold', () => {
    for (let w = 0; w < conditions; w++) {
      expect(at([0, 0], w)).toBe(0);
      for (const stock of DESIGNS)
        expect(at(stock, w)).toBeLessThanOrEqual((6 * stock[0] + 10 * stock[1]) / 100 + 1e-12);
    }
  });

  it('with one product alone earns more the more popular it is, whatever the other', () => {
    for (let w2 = 0; w2 < 5; w2++)
      for (let w1 = 0; w1 < 5; w1++) {
        expect(at([30, 0], w1 * 5 + w2)).toBe(at([30, 0], w1 * 5));
        expect(at([0, 30], w1 * 5 + w2)).toBe(at([0, 30], w2));
        if (w1 > 0) expect(at([48, 0], w1 * 5)).toBeGreaterThan(at([48, 0], (w1 - 1) * 5));
      }
  });

  it('weighs the conditions as independent, symmetric in the two products', () => {
    for (let w1 = 0; w1 < 5; w1++)
      for (let w2 = 0; w2 < 5; w2++) {
        expect(weights[w1 * 5 + w2]).toBeCloseTo(weights[w2 * 5 + w1], 15);
        expect(weights[w1 * 5 + w2] * weights[12]).toBeCloseTo(weights[w1 * 5 + 2] * weights[10 + w2], 15);
      }
  });

  it('has for Δ the conditions nearest to E[w], none of which could go', () => {
    expect(CONDITIONS[meanCondition]).toEqual(CONDITIONS[12]);
    const mean = [0, 1].map((j) => CONDITIONS.reduce((sum, w, i) => sum + weights[i] * w[j], 0));
    const distance = (w: number) => Math.hypot(CONDITIONS[w][0] - mean[0], CONDITIONS[w][1] - mean[1]);
    const farthest = Math.max(...centralConditions.map(distance));
    for (let w = 0; w < conditions; w++)
      if (!centralConditions.includes(w)) expect(distance(w)).toBeGreaterThanOrEqual(farthest - 1e-9);
    const held = centralConditions.map((w) => weights[w]);
    const total = held.reduce((a, b) => a + b);
    expect(total).toBeGreaterThanOrEqual(0.5);
    const last = centralConditions.filter((w) => distance(w) > farthest - 1e-9);
    expect(total - Math.max(...last.map((w) => weights[w]))).toBeLessThan(0.5);
  });

  it('is modelled by hyperparameters that a lane fits in its run: a lengthscale for each of four inputs, and a variance', () => {
    const scenario = parseScenario({ seed: 1, horizon: 30, objective: { id: 'newsvendor' }, lanes: [] });
    const { records } = runLane(scenario, laneOf('bpt-ucb', { refitEvery: 10 }));
    const at = (t: number) => records[t - 1].hyperparameters as readonly number[];
    expect(at(10)).toEqual([1, 1, 1, 1, 2.25, 0]);
    for (const [before, after] of [
      [10, 11],
      [20, 21],
    ]) {
      expect(at(after)).toHaveLength(6);
      expect(
        at(after)
          .slice(0, 5)
          .every((value, i) => value !== at(before)[i]),
      ).toBe(true);
    }
    expect(at(30)).toEqual(at(21));
    expect(new Set(records.map(({ index }) => Math.floor(index / 25))).size).toBeGreaterThan(2);
  });

  it('is drawn by Thompson lanes at the model’s inputs: popularities next to each other are all but one', () => {
    const draws: Float64Array[] = [];
    const watching: AlgorithmSpec = {
      ...bptTs,
      slots: (...given) => {
        const slots = bptTs.slots?.(...given) as Slots;
        const policy = slots.environment as EnvironmentPolicy;
        const query: EnvironmentQuery = {
          score: (belief) => {
            draws.push(belief.draw());
            return new Float64Array(environment.designs);
          },
          condition: () => 0,
        };
        return { ...slots, environment: { ...policy, query } };
      },
    };
    const session = openLane({ ...scenario, horizon: 1 }, laneOf('bpt-ts'), world, backend, watching);
    session.step();
    session.dispose();
    const [draw] = draws;
    let [product, square] = [0, 0];
    for (let i = 0; i < draw.length; i++) {
      if (i % 5 === 4) continue;
      product += draw[i] * draw[i + 1];
      square += draw[i] * draw[i];
    }
    // They lie 0.1 lengthscales apart for the model, 9 in their own units.
    expect(product / square).toBeGreaterThan(0.9);
  });

  it.each(['bpt-ucb', 'bpt-ts', 'bqo-ts'])(
    '%s answers well after 60 queries, in most of five seeds',
    (algorithm) => {
      const regrets = [1, 2, 3, 4, 5].map((seed) => {
        const run = parseScenario({ seed, horizon: 60, objective: { id: 'newsvendor' }, lanes: [] });
        return runLane(run, laneOf(algorithm)).records[59].regret;
      });
      expect(regrets.sort((a, b) => a - b)[2]).toBeLessThan(0.05);
    },
    60_000,
  );
});

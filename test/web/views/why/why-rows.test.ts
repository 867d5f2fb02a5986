import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSearch } from '../../../../src/algorithms/random.ts';
import { etGpUcb } from '../../../../src/algorithms/resets/et-gp-ucb.ts';
import { resolveParameters } from '../../../../src/parameters/resolve.ts';
import { isSum, sumText, whyDomain, whyLane } from '../../../../web/views/why/why-rows.ts';
import { runFixture } from '../fixture.ts';

const value = (text: string): number =>
  Number(text.split('= **')[1].replace('**', '').replace('\u2212', '-'));

/** The terms and the sum of a row as a reader takes them. */
const numbers = (text: string): number[] =>
  (text.match(/\u2212?[\d.]+/g) ?? []).map((number) => Number(number.replace('\u2212', '-')));

describe('sumText', () => {
  it('has two decimals where they add up, and more only where they do not', () => {
    expect(sumText(0.5, 2, 0.25)).toBe('0.50 + 2.00 × 0.25 = **1.00**');
    // 0.85 + 1.82 × 0.09 would be 1.01.
    expect(sumText(0.8534, 1.823, 0.0914)).toBe('0.853 + 1.823 × 0.091 = **1.02**');
    expect(sumText(-0.1072, 1.5307, 0.3543)).toBe('\u22120.1072 + 1.5307 × 0.3543 = **0.44**');
    expect(sumText(Number.NaN, 1, 1)).toBe('– + 1.00 × 1.00 = **–**');
  });

  it('adds up as printed, and every number is right to its last digit', () => {
    const term = fc.double({ min: 0, max: 40, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -40, max: 40, noNaN: true }), term, term, (mean, multiplier, sd) => {
        const text = sumText(mean, multiplier, sd);
        const [a, b, c, total] = numbers(text);
        // A sum that lies on the border between two decimals is not decided by more of them.
        expect(Math.abs(a + b * c - total)).toBeLessThan(0.005 + 5e-5);
        const decimals = text.split(' ')[0].split('.')[1].length;
        for (const [shown, exact] of [
          [a, mean],
          [b, multiplier],
          [c, sd],
        ])
          expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-12);
        expect(Math.abs(total - (mean + multiplier * sd))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('whyLane', () => {
  const run = runFixture('abrupt-change', 'et-gp-ucb', 66, 60);
  const at = (t: number) =>
    whyLane(
      run.records[t - 1],
      run.frameAt(t),
      run.world.candidates,
      etGpUcb.explain(run.records[t - 1], resolveParameters(etGpUcb.parameters, {}), {
        horizon: 66,
        dimension: 1,
      }),
    );

  it('adds up to the acquisition at the query', () => {
    const [query, optimum, own] = at(30).rows;
    expect(query).toMatchObject({ kind: 'sum', value: run.records[29].acquisition });
    expect(query.text).toMatch(/^\u2212?\d+\.\d\d+ \+ \d+\.\d\d+ × \d+\.\d\d+ = \*\*\u2212?\d+\.\d\d\*\*$/);
    expect(value(query.text)).toBeGreaterThanOrEqual(value(optimum.text));
    expect(own).toMatchObject({ kind: 'test', psi: run.records[29].psi, kappa: run.records[29].kappa });
  });

  it('heads with what the choice looked like', () => {
    const heads = run.records.slice(1).map(({ t }) => at(t).head);
    expect(at(1).head).toBe('$x_t$ is a seeded random candidate, not yet a choice.');
    for (const [i, head] of heads.entries()) {
      const record = run.records[i + 1];
      if (record.index === record.starIndex) expect(head).toBe('$x_t$ is the true optimum.');
      else expect(head).toMatch(/^\$x_t\$ looks (better than|as good as) the true optimum/);
    }
  });

  it('shows α as it is where it is no sum', () => {
    const frame = run.frameAt(30);
    const record = run.records[29];
    const acquisition = Float64Array.from(frame.mean ?? [], () => 0.25);
    const own = { label: 'Clock', text: '' };
    const { rows } = whyLane(record, { ...frame, acquisition }, run.world.candidates, own);
    expect(rows[0]).toMatchObject({ kind: 'sum', value: 0.25 });
    expect(rows[0].text).toMatch(/\$α\$ = \*\*0\.25\*\*$/);
    expect(isSum(frame, 3)).toBe(true);
    expect(isSum({ ...frame, acquisition }, record.index)).toBe(false);
  });

  it('marks the row of a test that reset', () => {
    const reset = run.records.find((record) => record.reset);
    expect(at(reset?.t ?? 0).rows[2]).toMatchObject({ fired: true });
  });

  it('names places in two dimensions', () => {
    const square = runFixture('moving-peaks-2d', 'tv-gp-ucb', 6, 11);
    const record = square.records[5];
    const { head, rows } = whyLane(record, square.frameAt(6), square.world.candidates, {
      label: 'x',
      text: 'y',
    });
    expect(head).toMatch(/^\$x_t\$ = \(\d\.\d\d, \d\.\d\d\), optimum|true optimum/);
    expect(rows.map(({ label }) => label)).toEqual(['at $x_t$', 'at $x*_t$', 'x']);
  });

  it('admits a blind choice', () => {
    const random = runFixture('abrupt-change', 'random', 3, 30);
    const record = random.records[2];
    const { head, rows } = whyLane(
      record,
      random.frameAt(3),
      random.world.candidates,
      randomSearch.explain(record, {}, { horizon: 3, dimension: 1 }),
    );
    expect(head).toBe('Chosen blindly: a seeded random candidate.');
    expect(rows.every(({ kind }) => kind === 'note')).toBe(true);
  });
});

describe('whyDomain', () => {
  it('always holds the origin', () => {
    expect(whyDomain([1, 3], 1)).toEqual([0, 3.5]);
    expect(whyDomain([-3, -1], 1)).toEqual([-3, 0.5]);
  });
});

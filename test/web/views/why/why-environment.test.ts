import { describe, expect, it } from 'vitest';
import { algorithmById } from '../../../../src/algorithms/registry.ts';
import type { DesignFrame, Environment } from '../../../../src/contracts/environment.ts';
import type { Explanation } from '../../../../src/contracts/explanation.ts';
import { environmentWhy, scoresUpperEnd } from '../../../../web/views/why/why-environment.ts';
import { type LaneFixture, runFixture } from '../fixture.ts';

const bpt = runFixture('threshold', 'bpt-ucb', 10, 12);
const worst = runFixture('threshold', 'stable-opt', 10, 12);

function whyAt(run: LaneFixture, algorithm: string, t: number) {
  const record = run.records[t - 1];
  const explanation = algorithmById(algorithm)?.explain(
    record,
    {},
    { horizon: 10, dimension: 2 },
  ) as Explanation;
  const environment = run.world.environment as Environment;
  return environmentWhy(record, run.frameAt(t), run.world.candidates, environment, explanation);
}

describe('environmentWhy', () => {
  it('adds estimate and spread up to the score that was maximised', () => {
    const { head, rows } = whyAt(bpt, 'bpt-ucb', 10);
    expect(head).toMatch(/^\$\(x_t, w_t\)\$ = \(.+\): the design with the largest/);
    expect(rows).toHaveLength(4);
    const [chosen, best] = rows;
    if (chosen.kind !== 'sum' || best.kind !== 'sum') throw new Error('no sums');
    expect(chosen.value).toBeCloseTo(bpt.records[9].acquisition ?? Number.NaN, 6);
    expect(chosen.value).toBeGreaterThanOrEqual(best.value);
    expect(chosen.text).toMatch(/^\d\.\d\d+ \+ 1\.41\d* × \d\.\d\d+ = \*\*\d\.\d\d\*\*$/);
  });

  it('tells how unsure the lane was of the pair: at most ¼', () => {
    for (const { t } of bpt.records.slice(1)) {
      const { label, text } = whyAt(bpt, 'bpt-ucb', t).rows[2];
      expect(label).toBe('at $(x_t, w_t)$');
      const [phi, doubt] = (text.match(/\d\.\d\d/g) ?? []).map(Number);
      expect(doubt).toBeCloseTo(phi * (1 - phi), 1);
      expect(doubt).toBeLessThanOrEqual(0.25);
    }
  });

  it('holds the spread of the probability at the last answer against its bound γ', () => {
    for (const { t } of bpt.records.slice(1)) {
      const { label, text } = whyAt(bpt, 'bpt-ucb', t).rows[3];
      expect(label).toBe('spread of $p(x̂)$');
      const { deviation, spread, answer } = bpt.frameAt(t).designs as DesignFrame;
      expect(answer).toBe(bpt.records[t - 2].assessment?.answer);
      const bound = spread?.[answer] as number;
      expect(deviation).toBeLessThanOrEqual(bound + 1e-12);
      const [exact, gamma] = [deviation as number, bound].map((value) => value.toFixed(3));
      expect(text).toBe(`$σ^{(p)}$ **${exact}**, bounded by $γ$ **${gamma}**`);
    }
  });

  it('gives the score as it is where it is no upper end of a probability', () => {
    const environment = worst.world.environment as Environment;
    expect(scoresUpperEnd(worst.frameAt(10), environment, 3)).toBe(false);
    const [chosen] = whyAt(worst, 'stable-opt', 10).rows;
    expect(chosen.kind).toBe('note');
    expect(chosen.text).toMatch(/^score \*\*.+\*\*; \$μ\^\{\(p\)\}\$ \d\.\d\d, \$γ\$ \d\.\d\d$/);
  });

  it('says of random pairs what they are', () => {
    const random = runFixture('threshold', 'random-pairs', 4, 12);
    const { head, rows } = whyAt(random, 'random-pairs', 4);
    expect(head).toMatch(/: a seeded random pair of design and condition/);
    expect(rows).toHaveLength(1);
  });

  it('admits that the first pair is drawn', () => {
    expect(whyAt(bpt, 'bpt-ucb', 1).head).toBe(
      'The pair $(x_t, w_t)$ is a seeded random one, not yet a choice.',
    );
  });
});

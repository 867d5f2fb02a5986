import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../src/contracts/environment.ts';
import { beliefAbove } from '../../../../src/engine/lane/lane-frame.ts';
import { designScore, environmentFields } from '../../../../web/views/field/environment-fields.ts';
import { environmentFieldCount } from '../../../../web/views/field/field-height.ts';
import { fieldLayout } from '../../../../web/views/field/field-layout.ts';
import { pairReading } from '../../../../web/views/lane/hover-reading.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { runFixture } from '../fixture.ts';

const bpt = runFixture('threshold', 'bpt-ucb', 8, 12);
const plain = runFixture('threshold', 'gp-ucb', 8, 12);
const random = runFixture('threshold', 'random-pairs', 8, 12);
const environment = bpt.world.environment as Environment;

const idsOf = (run: typeof bpt, count: 2 | 3 | 4, phase: Parameters<typeof shownIn>[0] = null) =>
  environmentFields(run.frameAt(8), run.world.range, 1, shownIn(phase), environment, count).map(
    ({ id }) => id,
  );

describe('environmentFields', () => {
  it('give way as the room gets less', () => {
    expect([330, 440, 700].map(environmentFieldCount)).toEqual([2, 3, 4]);
    expect(idsOf(bpt, 4)).toEqual(['truth', 'mean', 'sd', 'exceedance']);
    expect(idsOf(bpt, 3)).toEqual(['truth', 'mean', 'exceedance']);
    expect(idsOf(bpt, 2)).toEqual(['truth', 'exceedance']);
  });

  it('have the acquisition in place of Φ where pairs are scored, and Φ where nothing is', () => {
    expect(idsOf(plain, 3)).toEqual(['truth', 'mean', 'acquisition']);
    expect(idsOf(plain, 3, 'fit')).toEqual(['truth', 'mean']);
    expect(idsOf(random, 3)).toEqual(['truth', 'mean', 'exceedance']);
  });

  it('fit side by side', () => {
    for (const count of [2, 3] as const) {
      const { side, corners } = fieldLayout(430, 204, count);
      expect(corners).toHaveLength(count);
      expect(new Set(corners.map(({ y }) => y)).size).toBe(1);
      expect(corners[count - 1].x + side).toBeLessThanOrEqual(430);
    }
  });
});

describe('the score of the designs', () => {
  it('is what the algorithm maximised, one number for all conditions', () => {
    const score = designScore(bpt.frameAt(8), environment) ?? new Float64Array(0);
    const design = Math.floor(bpt.records[7].index / environment.conditions);
    expect(score).toHaveLength(environment.designs);
    expect(score[design]).toBe(Math.max(...score));
    expect(score[design]).toBe(bpt.records[7].acquisition);
    expect(designScore(plain.frameAt(8), environment)).toBeNull();
    expect(designScore({ acquisition: null }, environment)).toBeNull();
  });
});

describe('Φ', () => {
  it('is ½ at the threshold, a probability everywhere, and averages to the estimate', () => {
    expect(beliefAbove(new Float64Array([2]), new Float64Array([1]), 2)[0]).toBeCloseTo(0.5, 14);
    expect(beliefAbove(new Float64Array([3, 1]), new Float64Array([0, 0]), 2)).toEqual(
      new Float64Array([1, 0]),
    );
    const frame = bpt.frameAt(8);
    const phi = frame.belief ?? philess;
    for (const value of phi) expect(value >= 0 && value <= 1).toBe(true);
    const { conditions, weights, designs } = environment;
    for (let design = 0; design < designs; design++) {
      const sum = weights.reduce((total, weight, w) => total + weight * phi[design * conditions + w], 0);
      expect(sum).toBeCloseTo(frame.designs?.mean?.[design] ?? Number.NaN, 10);
    }
  });
});

const philess = new Float64Array(0);

describe('pairReading', () => {
  it('names the pair, its belief and its design', () => {
    const text = pairReading(bpt.frameAt(8), bpt.world.candidates, environment, 30);
    const p = environment.probability[2].toFixed(2);
    expect(text).toMatch(
      /^\$\(x, w\)\$ = \(.+, .+\) {2}\$f\$ .+ {2}\$μ\$ .+ {2}\$σ\$ .+ {2}\$Φ\$ [01]\.\d\d/,
    );
    expect(text).toContain(`$p$ ${p}  $μ^{(p)}$`);
  });
});

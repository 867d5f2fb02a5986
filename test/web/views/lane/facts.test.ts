import { describe, expect, it } from 'vitest';
import { fillSlots, requireAlgorithm } from '../../../../src/engine/lane/lane-slots.ts';
import { modelTraits } from '../../../../src/engine/lane/model/model-traits.ts';
import { assumedNoise } from '../../../../src/engine/model-assumptions.ts';
import { plainMath } from '../../../../src/picture/math.ts';
import { lastResetBefore, resetsUpTo } from '../../../../web/readings/trigger.ts';
import { candidateName, hoverReading } from '../../../../web/views/lane/hover-reading.ts';
import { laneFacts, largestDeviation, unknownShare } from '../../../../web/views/lane/lane-facts.ts';
import { plotDescription } from '../../../../web/views/lane/plot-description.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { walkLine } from '../../../../web/views/plot/readout.ts';
import { blankFrame } from '../../../../web/views/plot/use-lane-plot.ts';
import { walkGrid } from '../../../../web/views/plot/walks.ts';
import { runFixture } from '../fixture.ts';

const run = runFixture('abrupt-change', 'et-gp-ucb', 66, 60);

describe('lane facts', () => {
  it('know resets and changes before the step, not at it', () => {
    const reset = run.records.find((record) => record.reset)?.t ?? 0;
    expect(lastResetBefore(run.records, reset)).toBeNull();
    expect(lastResetBefore(run.records, reset + 1)).toBe(reset);
    expect(resetsUpTo(run.records, reset - 1)).toBe(0);
    expect(resetsUpTo(run.records, reset)).toBe(1);
    const change = run.world.changePoints[0];
    const at = (t: number) =>
      laneFacts({ algorithm: 'gp-ucb' }, run.records, t, null, run.world, run.scenario, null).lastChange;
    expect(at(change)).toBeNull();
    expect(at(change + 1)).toBe(change);
  });

  it('know how a model ages its data', () => {
    const { horizon } = run.scenario;
    const traits = (algorithm: string, parameters = {}) => {
      const context = { ...run.world, modelNoiseVariance: assumedNoise(run.scenario) };
      return modelTraits(fillSlots(requireAlgorithm(algorithm), parameters, horizon, context), horizon, 100);
    };
    expect(traits('random')).toBeNull();
    expect(traits('gp-ucb')).toEqual({
      temporal: { kind: 'static' },
      noiseHalfLife: null,
      timeUnit: 'step',
      fitsState: true,
    });
    expect(traits('sw-gp-ucb')?.fitsState).toBe(false);
    expect(traits('tv-gp-ucb', { epsilon: 0.1 })?.temporal).toEqual({ kind: 'forgetting', rate: 0.1 });
    // Noise 0.05 + 0.05 age: twice the noise of age 1 at age 3.
    expect(traits('ui-tvbo', { form: 'noise', sigmaW2: 0.05 })?.noiseHalfLife).toBe(2);
    expect(traits('ctv-simple')?.timeUnit).toBe('second');
    const wiener = traits('ui-tvbo', { form: 'wiener', sigmaW2: 0.03 });
    expect(largestDeviation(wiener, run.scenario)).toBeCloseTo(Math.sqrt(1 + 0.03 * 65), 10);
    expect(largestDeviation(null, run.scenario)).toBe(1);
  });

  it('measure what is unknown', () => {
    expect(unknownShare(run.frameAt(1), 1)).toBe(1);
    expect(unknownShare(run.frameAt(50), 1)).toBeLessThan(0.5);
    expect(unknownShare(null, 1)).toBeNull();
  });
});

describe('hover reading', () => {
  it('gives the frame’s own values, ± as √β_t σ', () => {
    const frame = run.frameAt(30);
    const text = plainMath(hoverReading(frame, run.world.candidates, 20));
    const [x, f, mean, band, alpha] = (text.match(/\u2212?\d+\.\d\d/g) ?? []).map((v) =>
      Number(v.replace('\u2212', '-')),
    );
    expect(x).toBeCloseTo(run.world.candidates.axes[0][20], 1);
    expect(f).toBeCloseTo(frame.truth[20], 1);
    expect(mean + band).toBeCloseTo(frame.acquisition?.[20] ?? Number.NaN, 1);
    expect(alpha).toBeCloseTo(frame.acquisition?.[20] ?? Number.NaN, 1);
  });

  it('names arms', () => {
    const arms = runFixture('unemployment', 'gp-ucb', 2);
    expect(candidateName(arms.world.candidates, 1)).toBe(arms.world.candidates.names[1]);
    expect(hoverReading(arms.frameAt(2), arms.world.candidates, 1)).toMatch(
      new RegExp(`^${arms.world.candidates.names[1]}  `),
    );
  });
});

describe('plot description', () => {
  it('says in plain words where query and optimum are', () => {
    const text = plotDescription('ET', 30, run.records[29], run.world, 'Trusts $n$ points.', shownIn(null));
    expect(text).toMatch(
      /^ET at step 30\. Trusts n points\. Query at .+, observed .+\. Optimum at .+, value .+\.$/,
    );
    expect(text).not.toContain('$');
  });
});

describe('blank frame', () => {
  it('shows the truth that the world holds', () => {
    expect(blankFrame(run.world, 30).truth).toEqual(run.frameAt(30).truth);
    const square = runFixture('moving-peaks-2d', 'gp-ucb', 2, 5);
    expect(blankFrame(run.world, 1000).truth).toHaveLength(run.world.candidates.size);
    expect(blankFrame(square.world, 1).truth).toHaveLength(0);
  });
});

describe('keyboard readout', () => {
  it('walks along a line and stops at its ends', () => {
    const walk = walkLine(10);
    expect([walk(null, 1, 0), walk(3, 1, 0), walk(9, 1, 0), walk(0, -1, 0), walk(4, 0, 1)]).toEqual([
      5, 4, 9, 0, 4,
    ]);
  });

  it('walks over a grid in both directions', () => {
    const walk = walkGrid(4, 5);
    expect(walk(7, 1, 0)).toBe(12);
    expect(walk(7, 0, 1)).toBe(8);
    expect(walk(9, 0, 1)).toBe(9);
    expect(walk(16, 1, 0)).toBe(16);
    expect(walk(null, 0, 1)).toBe(12);
  });
});

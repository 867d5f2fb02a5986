import { describe, expect, it } from 'vitest';
import { designAxis, designsDescription } from '../../../../web/readings/environment/designs.ts';
import { candidates, environment, assessed as recordOf } from '../../fakes/environment.ts';

describe('designs', () => {
  it('stand at their coordinate, or in order where they have more than one', () => {
    expect(designAxis({ candidates }, environment)).toBe(candidates.axes[0]);
    expect(Array.from(designAxis({ candidates: { ...candidates, axes: [] } }, environment))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});

describe('designsDescription', () => {
  it('says in plain words what the plot shows', () => {
    const text = designsDescription('BPT-UCB', 7, recordOf({}), { candidates }, environment);
    expect(text).toContain('BPT-UCB at step 7, how often f exceeds h over the designs x. Answers');
    expect(text).toContain('Best design 0.00, probability 0.90; level 0.60.');
    expect(text).not.toMatch(/[$*]/);
  });
});

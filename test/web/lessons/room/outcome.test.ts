import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../../../src/index.ts';
import type { Predict } from '../../../../src/lessons/step-shape.ts';
import { chosen, near, tolerance } from '../../../../web/lessons/room/outcome.ts';
import { lessonFolders, lessonIn, runOf } from '../../../lessons/support.ts';

const steps = lessonFolders().flatMap((folder) => lessonIn(folder).lesson.steps);
const predict = (fields: object) => ({ near: 0, ...fields }) as unknown as Predict;

describe('what the guesses of a class come to', () => {
  it('is how many are near, the border included, and how many said “never” where that is right', () => {
    const guesses = [[0.81], [0.86], [0.91], [0.92], [null]];
    expect(near(guesses, 0, 0.86, 0.05)).toBe(3);
    expect(near(guesses, 0, null, 0.05)).toBe(1);
    expect(
      near(
        [
          [0.1, 0.5],
          [0.1, 0.9],
        ],
        1,
        0.5,
        0.05,
      ),
    ).toBe(1);
  });

  it('is how often each answer of a choice was chosen', () => {
    expect(chosen(predict({ choice: ['a', 'b', 'c'] }), [[2], [2], [3]])).toEqual([0, 2, 1]);
  });

  it('takes as near what the question says, or else what suits its axis', async () => {
    const run = runOf(steps[0].scenario, await loadBackend());
    const axis = { candidates: { axes: [Float64Array.of(-1, 0, 1)], size: 3 } };
    const at = { ...run, ...axis } as unknown as typeof run;
    expect(tolerance(predict({ place: ['query(A, 2)'], near: 0.03 }), 0.5, at)).toBe(0.03);
    expect(tolerance(predict({ place: ['query(A, 2)'] }), 0.5, at)).toBe(0.1);
    expect(tolerance(predict({ step: 'alarm-steps(B)' }), 61, at)).toBe(
      Math.max(1, Math.round(0.05 * run.scenario.horizon)),
    );
    expect(tolerance(predict({ curve: ['A'] }), 43.3, at)).toBe(4);
    expect(tolerance(predict({ level: 'mean(B)' }), 0, at)).toBe(0.1);
  });

  it('is said by the question itself in every lesson of the course', () => {
    for (const { predict: asked } of steps) if (asked && !asked.choice) expect(asked.near).toBeGreaterThan(0);
  });
});

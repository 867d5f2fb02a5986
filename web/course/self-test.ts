import type { Lesson } from '../../src/lessons/lesson.ts';

/** The same questions in another order and, where their answers are read off a run, in other worlds; attempts count from 0. */
export function drawnTest(lesson: Lesson, attempt: number): Lesson {
  const draw = drawsOf(attempt);
  const steps = lesson.steps.map((step) => {
    const replicate = step.worlds ? draw(step.worlds) : step.scenario.replicate;
    return { ...step, scenario: { ...step.scenario, replicate } };
  });
  for (let i = steps.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [steps[i], steps[j]] = [steps[j], steps[i]];
  }
  return { ...lesson, steps };
}

/**
 * Whole numbers below n, for a shuffle and no more: a linear congruential generator (Numerical Recipes), its upper bits.
 * Integers alone, so that every browser draws the same.
 */
function drawsOf(seed: number): (n: number) => number {
  let state = Math.imul(seed + 1, 2654435769) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

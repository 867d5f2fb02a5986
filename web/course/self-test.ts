import type { Lesson } from '../../src/lessons/lesson.ts';
import { createStream } from '../../src/random/stream.ts';

/** The same questions in another order and, where their answers are read off a run, in other worlds; attempts count from 0. */
export function drawnTest(lesson: Lesson, attempt: number): Lesson {
  const stream = createStream(attempt, 'self-test');
  const steps = lesson.steps.map((step) => {
    const replicate = step.worlds ? stream.integer(step.worlds) : step.scenario.replicate;
    return { ...step, scenario: { ...step.scenario, replicate } };
  });
  for (let i = steps.length - 1; i > 0; i--) {
    const j = stream.integer(i + 1);
    [steps[i], steps[j]] = [steps[j], steps[i]];
  }
  return { ...lesson, steps };
}

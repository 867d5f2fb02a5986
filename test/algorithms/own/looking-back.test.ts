import { describe, expect, it } from 'vitest';
import { sessionFor, smallScenario } from '../../engine/support.ts';
import { laneWith, recordsOf, runProgram, withSlots } from './support.ts';

/** Chooses at random now and then, and counts how often it was asked. */
const GREEDY = `let stream = null;
let greedy = true;
let asked = 0;
${withSlots(`
  trigger: { test: (input) => { stream ??= input.stream('greed'); greedy = stream.uniform() > 0.3; return { reset: false }; } },
  schedule: (t) => 2 + ++asked / 100,
  acquisition: (mean, sd, { multiplier }) => (greedy ? mean + multiplier * sd : stream.uniform()),`)}`;

describe('looking back at a program that keeps state', () => {
  it('does not change the run', () => {
    const session = sessionFor(smallScenario(), laneWith(GREEDY));
    while (!session.ended) {
      session.frame(session.t + 1);
      session.step();
      session.frame(1 + (session.t >> 1));
    }
    const { records } = session;
    session.dispose();
    expect(records).toEqual(recordsOf(GREEDY));
  });

  it('shows the scores and the multiplier by which each step was chosen', () => {
    const session = runProgram(GREEDY);
    for (const { t, index, acquisition, multiplier } of session.records.toReversed()) {
      if (acquisition === null) continue;
      const frame = session.frame(t);
      expect(frame.acquisition?.[index]).toBe(acquisition);
      expect(Math.max(...(frame.acquisition ?? []))).toBe(acquisition);
      expect(frame.multiplier).toBe(multiplier);
    }
    session.dispose();
  });

  it('shows the same scores again', () => {
    const session = runProgram(GREEDY);
    const first = session.frame(20).acquisition;
    session.frame(5);
    expect(session.frame(20).acquisition).toEqual(first);
    session.dispose();
  });

  it('looks ahead to the step that is not made yet', () => {
    const session = sessionFor(smallScenario(), laneWith(withSlots('')));
    for (let t = 1; t <= 10; t++) session.step();
    const frame = session.frame(11);
    const { acquisition, index } = session.step();
    expect(frame.acquisition?.[index]).toBe(acquisition);
    session.dispose();
  });
});

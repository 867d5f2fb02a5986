import { own } from '../../../src/algorithms/own/own-algorithm.ts';
import type { Scenario, Session, StepRecord } from '../../../src/index.ts';
import { laneOf, runLane, sessionFor, smallScenario } from '../../engine/support.ts';

/** The README's. */
export const LAST_TEN = `import { defineAlgorithm, slidingWindow } from 'driftlab';

defineAlgorithm({
  id: 'last-ten',
  slots: () => ({ memory: slidingWindow(10), acquisition: (mean, sd) => mean + 2 * sd }),
});
`;

/** A program with these slots. */
export const withSlots = (slots: string): string =>
  `defineAlgorithm({ id: 'one', slots: () => ({ ${slots} }) });`;

export const laneWith = (program: string) => laneOf(own.id, { program });

export const runProgram = (program: string, changes: Partial<Scenario> = {}): Session =>
  runLane(smallScenario(changes), laneWith(program));

/** What the program's run recorded. */
export function recordsOf(program: string, changes: Partial<Scenario> = {}): readonly StepRecord[] {
  const session = runProgram(program, changes);
  const { records } = session;
  session.dispose();
  return records;
}

/** The sentence with which a program's run ends. */
export function sentenceOf(program: string, changes: Partial<Scenario> = {}): string {
  const session: { current: Session | null } = { current: null };
  try {
    session.current = sessionFor(smallScenario(changes), laneWith(program));
    while (!session.current.ended) session.current.step();
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ProgramError') return message;
    throw error;
  } finally {
    session.current?.dispose();
  }
  throw new Error('the program ran to its end');
}

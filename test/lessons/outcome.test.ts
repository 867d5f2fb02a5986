import { describe, expect, it } from 'vitest';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { statementFault, statementShape } from '../../src/lessons/statement.ts';
import { backend, smallScenario } from '../engine/support.ts';
import { outcome } from './outcome.ts';
import { runOf } from './support.ts';

const WORLDS = 3;
const scenario = smallScenario({
  horizon: 12,
  lanes: [{ id: 'A', algorithm: 'r-gp-ucb', label: '', parameters: {} }],
});
const runs: readonly MeasuredRun[] = Array.from({ length: WORLDS }, (_, replicate) =>
  runOf(scenario, backend, replicate),
);

function judged(kind: object, where?: object) {
  const statement = statementShape.read({ says: 'So it is.', scene: 'one', worlds: WORLDS, where, ...kind });
  expect(statementFault(statement)).toBeNull();
  return outcome(statement, () => runs).true;
}

const NONE = { of: 'regret(A)', below: -1 };
const KINDS = [
  { mean: 'regret(A)' },
  { median: 'regret(A)' },
  { spread: 'regret(A)' },
  { share: { of: 'regret(A)', above: -1 } },
  { ratio: { of: 'regret(A)', to: 'regret(A)' } },
  { groups: { of: 'regret(A)', size: 2 } },
];

describe('a claim', () => {
  it.each(KINDS)('over no world is not kept: %j', (kind) => {
    expect(judged(kind, NONE)).toBe(false);
    for (const holds of [{ above: -1e9 }, { below: 1e9 }, { unclear: 1e6 }])
      expect(judged({ ...kind, holds }, NONE)).toBe(false);
  });

  it('of a spread needs two worlds', () => {
    const first = runs[0].records('A').at(-1)?.cumulativeRegret ?? 0;
    const alone = { of: 'regret(A)', above: first - 1e-9, below: first + 1e-9 };
    expect(judged({ median: 'regret(A)' }, alone)).toBe(true);
    expect(judged({ spread: 'regret(A)', holds: { above: -1 } }, alone)).toBe(false);
    expect(judged({ mean: 'regret(A)', holds: { above: -1e9 } }, alone)).toBe(false);
  });

  it.each(KINDS)('over worlds is kept or not by its bounds: %j', (kind) => {
    expect(judged(kind)).toBe(true);
    expect(judged({ ...kind, holds: { above: -1e6, below: 1e6 } })).toBe(true);
    expect(judged({ ...kind, holds: { above: 1e6 } })).toBe(false);
    expect(judged({ ...kind, holds: { below: -1e6 } })).toBe(false);
  });

  it('that nothing is told apart needs an interval narrower than what would matter', () => {
    const other = { of: 'regret(A)', scene: 'two' };
    const statement = { says: 'So it is.', scene: 'one', worlds: WORLDS, mean: 'regret(A)', minus: other };
    const turned = (unclear: number | true) =>
      outcome(statementShape.read({ ...statement, holds: { unclear } }), ({ scene }) =>
        scene === 'one' ? runs : runs.toReversed(),
      ).true;
    expect([turned(1e6), turned(true), turned(1e-6)]).toEqual([true, true, false]);
    expect(() => turned(-1)).toThrow('the difference that would matter');
  });
});

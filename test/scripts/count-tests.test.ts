import { expect, test } from 'vitest';
import { testCounts } from '../../scripts/count-tests.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((of) => ({ status: of })),
});

test('sums the tests of all files and runs', () => {
  const runs = [
    { testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] },
    { testResults: [file('passed', 'passed', 'pending', 'skipped', 'todo')] },
  ];
  expect(testCounts(runs)).toBe('4 passed, 1 failed, 3 skipped');
});

test('a file that cannot be read as tests is a failure', () => {
  expect(testCounts([{ testResults: [file('failed'), file('failed', 'skipped')] }])).toBe(
    '0 passed, 2 failed, 1 skipped',
  );
});

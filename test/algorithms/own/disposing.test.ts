import { expect, it } from 'vitest';
import { prepareAlgorithms } from '../../../src/index.ts';
import { sessionFor, smallScenario } from '../../engine/support.ts';
import { LAST_TEN, laneWith, recordsOf, runProgram } from './support.ts';

it('a program may be disposed twice', () => {
  const session = runProgram(LAST_TEN);
  const dispose = () => session.slots?.dispose?.();
  dispose();
  expect(dispose).not.toThrow();
  session.dispose();
});

it('a run that is never disposed, or never begun, leaves others alone', () => {
  const before = recordsOf(LAST_TEN);
  runProgram(LAST_TEN, { horizon: 5 });
  sessionFor(smallScenario(), laneWith(LAST_TEN));
  expect(recordsOf(LAST_TEN)).toEqual(before);
});

it('runs take turns without hearing of each other', () => {
  const alone = recordsOf(LAST_TEN);
  const sessions = [1, 2, 3].map(() => sessionFor(smallScenario(), laneWith(LAST_TEN)));
  while (!sessions[0].ended) for (const session of sessions) session.step();
  for (const session of sessions) {
    expect(session.records).toEqual(alone);
    session.dispose();
  }
});

it('many runs, one after another, take no more memory than their own', () => {
  const first = recordsOf(LAST_TEN, { horizon: 3 });
  for (let i = 0; i < 150; i++) recordsOf(LAST_TEN, { horizon: 3 });
  expect(recordsOf(LAST_TEN, { horizon: 3 })).toEqual(first);
});

it('may be prepared again at any time', async () => {
  await Promise.all([prepareAlgorithms([{ algorithm: 'own-algorithm' }]), prepareAlgorithms([])]);
  expect(recordsOf(LAST_TEN)).toHaveLength(40);
});

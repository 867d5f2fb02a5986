import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that the page leaves a lane that says nothing. */
const PATIENCE_OF_THE_PAGE = 2000;

const RUN = `
import { createWorld, loadBackend, openLane, parseScenario, prepareAlgorithms } from '${new URL('../../src/index.ts', import.meta.url)}';
(async () => {
  const lanes = [{ algorithm: 'own-algorithm', parameters: { program: process.env.PROGRAM } }];
  const scenario = parseScenario({ objective: { id: 'abrupt-change-1d' }, horizon: 12, lanes });
  await prepareAlgorithms(scenario.lanes);
  const backend = await loadBackend();
  const session = openLane(scenario, scenario.lanes[0], createWorld(scenario, backend), backend);
  console.log('begins');
  while (!session.ended) session.step();
})().catch(() => {});
`;

/** Runs a program in a process of its own, and ends that where the program has not ended by itself: no such program outlives it. */
export async function outlasts(program: string): Promise<void> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', RUN];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  await Promise.race([new Promise((resolve) => setTimeout(resolve, PATIENCE_OF_THE_PAGE)), gone]);
  child.kill('SIGKILL');
  await gone;
}

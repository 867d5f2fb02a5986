import * as words from '#words/page/worker';
import { contract2 } from '../../../src/archive/contracts/contract-2.ts';
import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import type { Scenario } from '../../../src/index.ts';
import type { Group } from '../../../src/plan/plan.ts';
import { loaded } from '../../browser/load-fault.ts';
import { LabClient } from './client.ts';
import type { EarlyWindow } from './early-window.ts';
import type { PoolMember } from './pool-member.ts';
import { wired } from './wired.ts';

/** The page's client: module workers over comlink, one less than the number of cores, at most four. */
export function browserClient(onReplaced: () => void): LabClient {
  return new LabClient(startWorker, Math.min(4, (navigator.hardwareConcurrency || 2) - 1), onReplaced);
}

/** Client with one worker for the previous run, whose lines may be drawn a little later. */
export const ghostClient = (): LabClient => new LabClient(startWorker, 1);

/** The worker that was started before the first paint, given to the first caller only. */
function takeEarly(): Worker | undefined {
  const { driftlabWorker } = window as EarlyWindow;
  (window as EarlyWindow).driftlabWorker = undefined;
  return driftlabWorker;
}

/** Starts a worker of today's engine; another engine is fetched when a scenario names it. */
export function startWorker(): PoolMember {
  const today = wired(
    takeEarly() ?? new Worker(new URL('../lab/lab-worker.ts', import.meta.url), { type: 'module' }),
    contract2,
  );
  let member: PoolMember | Promise<PoolMember> = today;
  const fetched = () =>
    loaded(import('./any-engine.ts'), words.theArchive).then((module) => module.anyEngine(today));
  return {
    broken: today.broken,
    stop: async () => (await member).stop(),
    lab: contract2({
      async call(method, ...given) {
        if (member === today && namesEngine(given))
          member = fetched().catch((error) => {
            member = today;
            throw error;
          });
        const { lab } = await member;
        return (lab[method as keyof LabWorker] as (...given: readonly unknown[]) => Promise<unknown>)(
          ...given,
        );
      },
    }),
  };
}

/** Whether a scenario among the arguments, or a plan's, names an engine. */
const namesEngine = (given: readonly unknown[]): boolean =>
  given.some((one) => (one as Scenario).engine ?? (one as readonly Group[])[0]?.scenario?.engine);

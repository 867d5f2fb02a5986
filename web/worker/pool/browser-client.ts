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

/** The client of the page: module workers over comlink, one less than the machine has cores, at most four. */
export function browserClient(onReplaced: () => void): LabClient {
  return new LabClient(startWorker, Math.min(4, (navigator.hardwareConcurrency || 2) - 1), onReplaced);
}

/** One worker for the run before the last change: what is drawn of it may come a little later. */
export const ghostClient = (): LabClient => new LabClient(startWorker, 1);

/** The worker that the first paint has started; there is one, and whoever comes first has it. */
function takeEarly(): Worker | undefined {
  const { driftlabWorker } = window as EarlyWindow;
  (window as EarlyWindow).driftlabWorker = undefined;
  return driftlabWorker;
}

/** A worker of today's engine. A scenario that names another one has that fetched, and the member then computes by both. */
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

/** Whether a scenario or a plan among them does. */
const namesEngine = (given: readonly unknown[]): boolean =>
  given.some((one) => (one as Scenario).engine ?? (one as readonly Group[])[0]?.scenario?.engine);

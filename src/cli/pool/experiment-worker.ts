import { loadEngine } from '../../engine/load-engine.ts';
import { answerJob } from '../../plan/local-pool.ts';
import type { Group } from '../../plan/plan.ts';
import { serveThread } from '../../plan/threads.node.ts';
import { type OwnModule, runModule } from '../modules.ts';

interface Setup {
  readonly groups: readonly Group[];
  readonly modules: readonly OwnModule[];
}

// A worker thread: holds the plan's groups.
await serveThread(async ({ groups, modules }: Setup) => {
  for (const own of modules) await runModule(own);
  const backend = await loadEngine(groups.flatMap(({ lanes }) => lanes));
  return (job) => answerJob(groups, job, backend);
});

import type { Group } from '../../src/replicates/plan.ts';
import { createWorkerPool, type JobPool } from '../../src/replicates/pool.ts';
import type { PoolMember } from './pool-member.ts';

/** The replicates of a group on workers that also serve the run shown, which goes first there. */
export function createReplicatePool(members: readonly PoolMember[], group: Group): JobPool {
  const waiting = [...members];
  return createWorkerPool(members.length, (onAnswer, onDeath) => {
    const member = waiting.shift() as PoolMember;
    const { lab } = member;
    member.broken.catch(onDeath);
    lab.openReplicates(group).catch(onDeath);
    return {
      post: ({ replicate }) =>
        void lab.replicate(replicate).then(
          (result) => onAnswer({ ok: true, result }),
          (error: Error) => onAnswer({ ok: false, message: `replicate ${replicate}: ${error.message}` }),
        ),
      terminate: () => void lab.closeReplicates().catch(onDeath),
    };
  });
}

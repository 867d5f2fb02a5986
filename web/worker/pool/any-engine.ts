import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import type { Scenario } from '../../../src/index.ts';
import { startArchived } from './archived-member.ts';
import type { PoolMember } from './pool-member.ts';

/** A pool member that computes a scenario in the engine it names: today's, or an archived one beside it. */
export function anyEngine(today: PoolMember): PoolMember {
  const archived = new Map<string, Promise<PoolMember>>();
  function memberFor({ engine }: Scenario): Promise<PoolMember> {
    if (engine === undefined) return Promise.resolve(today);
    const member = archived.get(engine) ?? startArchived(engine);
    archived.set(engine, member);
    // An engine that could not be fetched is asked for again.
    member.catch(() => archived.delete(engine));
    return member;
  }
  /** The member that answers signs of life. */
  let opened = today;
  /** The member with the scenario opened last; requests may come before its engine has been fetched. */
  let holder = Promise.resolve(today);
  const plans = new Map<number, PoolMember>();
  return {
    broken: today.broken,
    stop() {
      today.stop();
      for (const member of archived.values()) void member.then(({ stop }) => stop()).catch(() => {});
    },
    lab: {
      async open(scenario) {
        const member = memberFor(scenario);
        holder = member;
        const found = await member;
        if (holder === member) opened = found;
        return unlessBroken(found, (lab) => lab.open(scenario));
      },
      runLane: async (...given) => unlessBroken(await holder, (lab) => lab.runLane(...given)),
      frame: async (...given) => unlessBroken(await holder, (lab) => lab.frame(...given)),
      fit: async (...given) => unlessBroken(await holder, (lab) => lab.fit(...given)),
      async openReplicates(plan, groups) {
        const member = await memberFor(groups[0].scenario);
        plans.set(plan, member);
        return unlessBroken(member, (lab) => lab.openReplicates(plan, groups));
      },
      replicate: (number, of, signal) =>
        unlessBroken(plans.get(of.plan) ?? opened, (lab) => lab.replicate(number, of, signal)),
      async closeReplicates(plan) {
        await plans.get(plan)?.lab.closeReplicates(plan);
        plans.delete(plan);
      },
      backend: () => opened.lab.backend(),
      ping: () => opened.lab.ping(),
    },
  };
}

/** Rejects if the worker breaks, because it then answers no more. */
const unlessBroken = <Answer>(
  { lab, broken }: PoolMember,
  ask: (lab: LabWorker) => Promise<Answer>,
): Promise<Answer> => Promise.race([ask(lab), broken]);

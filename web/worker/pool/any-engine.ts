import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import type { Scenario } from '../../../src/index.ts';
import { startArchived } from './archived-member.ts';
import type { PoolMember } from './pool-member.ts';

/** A member of the pool that computes each scenario in the engine that it names: today's, or an archived one beside it. */
export function anyEngine(today: PoolMember): PoolMember {
  const members = new Map<string | undefined, PoolMember>([[undefined, today]]);
  async function memberFor({ engine }: Scenario): Promise<PoolMember> {
    const known = members.get(engine);
    if (known || engine === undefined) return known ?? today;
    const member = await startArchived(engine);
    members.set(engine, member);
    return member;
  }
  let opened = today;
  const plans = new Map<number, PoolMember>();
  return {
    broken: today.broken,
    stop() {
      for (const member of members.values()) member.stop();
    },
    lab: {
      async open(scenario) {
        opened = await memberFor(scenario);
        return unlessBroken(opened, (lab) => lab.open(scenario));
      },
      runLane: (...given) => unlessBroken(opened, (lab) => lab.runLane(...given)),
      frame: (...given) => unlessBroken(opened, (lab) => lab.frame(...given)),
      fit: (...given) => unlessBroken(opened, (lab) => lab.fit(...given)),
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

/** A worker that breaks answers no more: whoever asked hears why. */
const unlessBroken = <Answer>(
  { lab, broken }: PoolMember,
  ask: (lab: LabWorker) => Promise<Answer>,
): Promise<Answer> => Promise.race([ask(lab), broken]);

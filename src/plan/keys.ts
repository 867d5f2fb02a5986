import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { exactJson } from '../engine/json.ts';
import { engineOf } from '../engine/modules.ts';
import type { Backend } from '../gp/backend.ts';
import type { Group, Job, Plan } from './plan.ts';
import { planFingerprint } from './plan-fingerprint.ts';

/** Hexadecimal digits of a job's key: 128 bits, so that no two jobs of any plans ever share one. */
const KEY_DIGITS = 32;

/** The fingerprint of a plan that is run here, by the engine that its scenarios name, else today's, and the user's modules. */
export const fingerprintPlan = (plan: Plan, backend: Backend['name']): string =>
  planFingerprint(plan, engineOf(plan.groups.map(runBy), plan.groups[0]?.scenario.engine), backend);

/**
 * Names each job of a plan by its content: engine version, backend, world, lanes, what is kept of them, and replicate.
 * Equal keys have equal results, in every plan and under every title.
 */
export function jobKeys(plan: Plan, backend: Backend['name']): (job: Job) => string {
  const groups = plan.groups.map((group) =>
    sha256
      .create()
      .update(
        utf8ToBytes(
          `driftlab job ${engineOf([runBy(group)], group.scenario.engine)} ${backend}\n${exactJson(contentOf(group))}\n`,
        ),
      ),
  );
  return ({ group, replicate }) =>
    bytesToHex(
      groups[group]
        .clone()
        .update(utf8ToBytes(String(replicate)))
        .digest(),
    ).slice(0, KEY_DIGITS);
}

const runBy = ({ scenario: { objective }, lanes }: Group) => ({
  objective,
  algorithms: lanes.map(({ algorithm }) => algorithm),
});

/** A group without what its results do not depend on: title, view, and the scenario's own lanes and replicate. */
function contentOf({ scenario, ...rest }: Group) {
  const { title: _, view: __, lanes: ___, replicate: ____, ...world } = scenario;
  // Results from before this stood in the key have the resets by queries.
  return { world, ...rest, ...(world.response && { resets: 'by steps of the world' }) };
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { exactJson } from '../engine/json.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { Backend } from '../gp/backend.ts';
import { type Job, type JobResult, jobsOf, type Plan } from './plan.ts';

/**
 * Partial results as JSON Lines: a header that names the plan, then one line per job in the order of `jobsOf`.
 * What stands in a file cut off anywhere is a beginning of the whole.
 */
export function partialHeader(id: string, planKey: string): string {
  return `${JSON.stringify({ partial: id, plan: planKey })}\n`;
}

/** The line of a finished job. */
export function partialLine({ group, replicate }: Job, result: JobResult): string {
  return `${exactJson({ group, replicate, result })}\n`;
}

/**
 * The results in a partial file, as far as they are whole and in order.
 * @returns null when the text is not a partial file of this plan
 */
export function readPartial(text: string, id: string, planKey: string, plan: Plan): JobResult[] | null {
  const [header, ...lines] = text.split('\n').slice(0, -1);
  if (header === undefined || `${header}\n` !== partialHeader(id, planKey)) return null;
  const jobs = jobsOf(plan);
  const results: JobResult[] = [];
  for (const line of lines) {
    const job = jobs[results.length];
    const found = parseLine(line);
    if (!job || found?.group !== job.group || found.replicate !== job.replicate) break;
    results.push(found.result);
  }
  return results;
}

function parseLine(line: string): (Job & { readonly result: JobResult }) | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * 12 hexadecimal digits over everything that decides the results: engine version, backend, worlds, lanes and
 * number of replicates.
 */
export function fingerprintPlan(plan: Plan, backend: Backend['name']): string {
  const text = `driftlab ${ENGINE_VERSION} ${backend}\n${exactJson(plan)}`;
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12);
}

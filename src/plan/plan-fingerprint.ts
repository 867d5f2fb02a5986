import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { exactJson } from '../engine/json.ts';
import type { Backend } from '../gp/backend.ts';
import type { Plan } from './plan.ts';

/**
 * 12 hexadecimal digits over everything that decides a plan's results: engine, backend, worlds, lanes and number of replicates.
 * @param engine its version, with the hashes of the user's modules where there are any
 */
export const planFingerprint = (plan: Plan, engine: string, backend: Backend['name']): string =>
  bytesToHex(sha256(utf8ToBytes(`driftlab ${engine} ${backend}\n${exactJson(plan)}`))).slice(0, 12);

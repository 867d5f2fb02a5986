import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Assessment } from '../contracts/environment.ts';
import type {
  Looking,
  PriorsStep,
  ResetReason,
  Selection,
  Standing,
  StepRecord,
} from '../contracts/record.ts';
import type { Backend } from '../gp/backend.ts';
import { toBase64Url } from './link/base64-url.ts';
import { ENGINE_VERSION } from './version.ts';

/** Every field of a record, in the order in which it is hashed and written. */
export const RECORD_FIELDS = Object.keys({
  t: true,
  clock: true,
  duration: true,
  x: true,
  index: true,
  y: true,
  f: true,
  xStar: true,
  starIndex: true,
  fStar: true,
  regret: true,
  cumulativeRegret: true,
  mean: true,
  sd: true,
  multiplier: true,
  acquisition: true,
  dataSize: true,
  dataSizeAfter: true,
  dropped: true,
  psi: true,
  kappa: true,
  tPrime: true,
  triggered: true,
  testActive: true,
  reset: true,
  reason: true,
  sideQueries: true,
  hyperparameters: true,
  jitter: true,
  assessment: true,
  selection: true,
  posterior: true,
  standing: true,
  looking: true,
  priors: true,
} satisfies Record<keyof StepRecord, true>) as readonly (keyof StepRecord)[];

/** Every field of a selection, in the same sense. */
export const SELECTION_FIELDS = Object.keys({
  budgetBefore: true,
  budget: true,
  removed: true,
  removedRelevance: true,
  relevance: true,
} satisfies Record<keyof Selection, true>) as readonly (keyof Selection)[];

/** Every field of a standing query, in the same sense. */
export const STANDING_FIELDS = Object.keys({
  until: true,
  regret: true,
  cumulativeRegret: true,
  regretPerSecond: true,
} satisfies Record<keyof Standing, true>) as readonly (keyof Standing)[];

/** Every field of a lane's looking around, in the same sense. */
export const LOOKING_FIELDS = Object.keys({
  look: true,
  share: true,
  split: true,
  eventPsi: true,
  eventKappa: true,
} satisfies Record<keyof Looking, true>) as readonly (keyof Looking)[];

/** Every field of what became of several priors, in the same sense. */
export const PRIORS_FIELDS = Object.keys({
  prior: true,
  alive: true,
  logWeights: true,
  residualSum: true,
  bound: true,
} satisfies Record<keyof PriorsStep, true>) as readonly (keyof PriorsStep)[];

/** Every field of an assessment, in the same sense. */
export const ASSESSMENT_FIELDS = Object.keys({
  answer: true,
  probability: true,
  above: true,
  below: true,
  undecided: true,
  f1: true,
  loss: true,
} satisfies Record<keyof Assessment, true>) as readonly (keyof Assessment)[];

const REASONS: readonly ResetReason[] = ['event', 'upper bound', 'periodic', 'true change', 'glr'];

/** A hash over the bits of one lane's records. */
export interface Fingerprint {
  add(record: StepRecord): void;
  /** 12 hexadecimal digits for the records added so far; more may be added afterwards. */
  digest(): string;
  /** The digest's first 12 bits as two letters of base64url: of two different runs one in 4096 has the same. */
  mark(): string;
}

/**
 * SHA-256 over the engine's version, the backend's name and, record by record, the bits of every field in
 * the order of `RECORD_FIELDS`, each number as a little-endian 64-bit float. −0 and 0 differ; every NaN counts as
 * the one quiet NaN 7ff8…0; null is the pattern ffff…f, which no number has; true and false are 1 and 0;
 * a reason is its position in `REASONS`, from 1; a list is its length followed by its numbers;
 * an assessment is its numbers, and nothing at all where there is none; steps dropped come last, if there are any, and
 * after them a selection by relevance, 1 where the posterior is declared to be the grid Kalman state, how the query
 * stands while the world moves on, how the lane looked around, and what became of its priors.
 */
export function createFingerprint(backend: Backend['name'], version: string = ENGINE_VERSION): Fingerprint {
  const hash = sha256.create().update(utf8ToBytes(`driftlab ${version} ${backend}\n`));
  const numbers = new NumberBytes();
  return {
    add: (record) => void hash.update(recordBytes(record, numbers)),
    digest: () => bytesToHex(hash.clone().digest()).slice(0, 12),
    mark: () => toBase64Url(hash.clone().digest().subarray(0, 3)).slice(0, 2),
  };
}

/** Fields that are hashed after all others, and only where they are. */
const LAST: ReadonlySet<keyof StepRecord> = new Set([
  'dropped',
  'selection',
  'posterior',
  'standing',
  'looking',
  'priors',
]);

/** Valid until the next record. */
function recordBytes(record: StepRecord, numbers: NumberBytes): Uint8Array {
  const { assessment, dropped, selection, posterior, standing, looking, priors } = record;
  numbers.clear();
  for (const field of RECORD_FIELDS)
    if (field === 'assessment') {
      if (assessment) for (const part of ASSESSMENT_FIELDS) numbers.add(assessment[part]);
    } else if (!LAST.has(field)) addValue(record[field] as PlainValue, numbers);
  if (dropped) addValue(dropped, numbers);
  if (selection) for (const part of SELECTION_FIELDS) addValue(selection[part], numbers);
  if (posterior) numbers.add(1);
  if (standing) for (const part of STANDING_FIELDS) addValue(standing[part], numbers);
  if (looking) for (const part of LOOKING_FIELDS) addValue(looking[part], numbers);
  if (priors) for (const part of PRIORS_FIELDS) addValue(priors[part], numbers);
  return numbers.bytes;
}

type PlainValue = StepRecord[Exclude<
  keyof StepRecord,
  'assessment' | 'selection' | 'posterior' | 'standing' | 'looking' | 'priors'
>];

function addValue(value: PlainValue, numbers: NumberBytes): void {
  if (value === null || typeof value === 'number') numbers.add(value);
  else if (typeof value === 'boolean') numbers.add(value ? 1 : 0);
  else if (typeof value === 'string') numbers.add(REASONS.indexOf(value) + 1);
  else {
    numbers.add(value.length);
    for (const number of value) numbers.add(number);
  }
}

/** Numbers one after another as bytes, in memory that is used again. */
class NumberBytes {
  private view = new DataView(new ArrayBuffer(512));
  private length = 0;

  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, 0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  add(number: number | null): void {
    if (this.length === this.view.byteLength) this.grow();
    writeBits(this.view, this.length, number);
    this.length += 8;
  }

  private grow(): void {
    const larger = new Uint8Array(2 * this.view.byteLength);
    larger.set(this.bytes);
    this.view = new DataView(larger.buffer);
  }
}

function writeBits(view: DataView, offset: number, value: number | null): void {
  if (value === null || Number.isNaN(value)) {
    // Engines may write any NaN payload they like, so the two patterns are set bit by bit.
    view.setUint32(offset, value === null ? 0xffffffff : 0, true);
    view.setUint32(offset + 4, value === null ? 0xffffffff : 0x7ff80000, true);
  } else view.setFloat64(offset, value, true);
}

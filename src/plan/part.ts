import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { exactJson, parseJson } from '../engine/json.ts';
import { cut } from '../parameters/quoted.ts';
import { readLine } from './partial.ts';
import type { JobResult } from './plan.ts';
import { isShard, type Shard, shardName } from './shard.ts';

/** What every part of a plan says of it. */
export interface PartOrigin {
  /** Names what is run: "compare", "et-table1". */
  readonly id: string;
  readonly planKey: string;
  /** Version and backend that computed it. */
  readonly engine: string;
  /** From which the plan and its report follow; plain data. */
  readonly order: unknown;
}

/** Parts that are no whole: one sentence says which is missing, doubled, foreign or damaged. */
export class PartError extends Error {
  override readonly name = 'PartError';
}

/** The first line of a part; the lines of its jobs follow, and a seal. */
export function partHeader({ id, planKey, engine, order }: PartOrigin, { number, count }: Shard): string {
  return `${exactJson({ partial: id, plan: planKey, engine, shard: [number, count], order })}\n`;
}

/** The hash over a part's lines so far, and the line that ends it. */
export interface Seal {
  readonly add: (line: string) => void;
  readonly line: () => string;
}

export function createSeal(): Seal {
  const hash = sha256.create();
  return {
    add: (line) => void hash.update(utf8ToBytes(line)),
    line: () => `${JSON.stringify({ sha256: bytesToHex(hash.clone().digest()) })}\n`,
  };
}

/** A part as its file holds it. */
export interface Part {
  /** The file's name, for what is said of it. */
  readonly name: string;
  readonly origin: PartOrigin;
  readonly shard: Shard;
  /** By the jobs' keys. */
  readonly results: ReadonlyMap<string, JobResult>;
}

/** Reads a part and holds it against its seal. Throws PartError. */
export function readPart(name: string, text: string): Part {
  const end = text.endsWith('\n') ? text.lastIndexOf('\n', text.length - 2) + 1 : 0;
  const head = text.slice(0, text.indexOf('\n') + 1);
  const header = parsed(head);
  if (!isHeader(header))
    throw new PartError(`${cut(name, 100)} is no part of a plan; --shard i/n --out <file> writes one`);
  const last = text.slice(end);
  if (!/^\{"sha256":"[0-9a-f]{64}"\}\n$/.test(last))
    throw new PartError(
      `${cut(name, 100)} is not finished, or cut off; run its shard ${header.shard.join('/')} again with --resume`,
    );
  const seal = createSeal();
  seal.add(text.slice(0, end));
  if (seal.line() !== last)
    throw new PartError(`${cut(name, 100)} is damaged: its content does not match its last line`);
  const lines = text.slice(head.length, end).split('\n').slice(0, -1);
  return {
    name,
    origin: { id: header.partial, planKey: header.plan, engine: header.engine, order: header.order },
    shard: { number: header.shard[0], count: header.shard[1] },
    results: new Map(
      lines.flatMap((line) => {
        const found = readLine(line);
        return found ? [[found.job, found.result] as const] : [];
      }),
    ),
  };
}

interface Header {
  readonly partial: string;
  readonly plan: string;
  readonly engine: string;
  readonly shard: readonly [number, number];
  readonly order: unknown;
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  const { partial, plan, engine, shard } = value as Partial<Header>;
  return (
    [partial, plan, engine].every((text) => typeof text === 'string') &&
    Array.isArray(shard) &&
    shard.length === 2 &&
    isShard(shard[0], shard[1])
  );
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Refuses parts that are not one of each of one plan. Throws PartError. */
export function requireWhole(parts: readonly Part[]): void {
  const [first] = parts;
  const seen = new Map<number, string>();
  for (const part of parts) {
    requireSamePlan(first, part);
    const twin = seen.get(part.shard.number);
    if (twin !== undefined)
      throw new PartError(
        `${cut(twin, 80)} and ${cut(part.name, 80)} are the same part, ${shardName(part.shard)}; give each once`,
      );
    seen.set(part.shard.number, part.name);
  }
  const { count } = first.shard;
  const missing = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !seen.has(number));
  if (missing.length > 0) throw new PartError(missingText(missing, count));
}

function requireSamePlan(first: Part, part: Part): void {
  const [a, b] = [cut(first.name, 60), cut(part.name, 60)];
  if (part.origin.engine !== first.origin.engine)
    throw new PartError(`${b} was computed by engine ${part.origin.engine}, ${a} by ${first.origin.engine}`);
  if (part.origin.planKey !== first.origin.planKey)
    throw new PartError(
      `${b} belongs to another plan (${part.origin.planKey}) than ${a} (${first.origin.planKey})`,
    );
  if (exactJson(part.origin.order) !== exactJson(first.origin.order))
    throw new PartError(`${b} was made with other flags than ${a}; they must be the same but for --shard`);
  if (part.shard.count !== first.shard.count)
    throw new PartError(`${b} is one of ${part.shard.count} parts, ${a} one of ${first.shard.count}`);
}

/** How many missing parts are named. */
const NAMED = 8;

function missingText(missing: readonly number[], count: number): string {
  const named = missing.slice(0, NAMED).map((number) => shardName({ number, count }));
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return missing.length === 1
    ? `part ${named[0]} is missing`
    : `parts ${named.join(', ')}${more} are missing`;
}

/** The results of all parts by the keys of their jobs. What it gives throws PartError for a job that no part holds. */
export function resultsOfParts(parts: readonly Part[]): (key: string) => JobResult {
  const found = new Map(parts.flatMap(({ results }) => [...results]));
  return (key) => {
    const result = found.get(key);
    if (!result)
      throw new PartError(`no part holds job ${key.slice(0, 12)}; a part was made from another plan`);
    return result;
  };
}

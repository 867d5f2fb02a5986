import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { Fingerprints } from './scenarios.ts';

/** Fingerprints of one engine version; a change of bits needs another version and hence another record. */
export interface Recorded {
  readonly engine: string;
  readonly fingerprints: Fingerprints;
}

const FILE = join(import.meta.dirname, 'recorded.json');

export function readRecorded(): Recorded | null {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
}

export function writeRecorded(fingerprints: Fingerprints): void {
  writeFileSync(FILE, `${JSON.stringify({ engine: ENGINE_VERSION, fingerprints }, null, 2)}\n`);
}

const MOST_LINES = 25;

/** One sentence for every case whose bits are not the recorded ones, or that one side does not have; the first few. */
export function differences(recorded: Fingerprints, computed: Fingerprints): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(computed)]);
  const found = [...names].flatMap((name) => {
    const [before, now] = [recorded[name], computed[name]];
    if (before === now) return [];
    if (before === undefined) return [`${name}: not recorded yet; run npm run fingerprints:record`];
    if (now === undefined) return [`${name}: recorded, but no longer among the cases`];
    return [`${name}: recorded ${before}, computed ${now}`];
  });
  const more = found.length - MOST_LINES;
  return more > 0 ? [...found.slice(0, MOST_LINES), `and ${more} more of ${names.size}`] : found;
}

/** What is wrong with the record as a whole, before any fingerprint is compared; null where nothing is. */
export function staleness(recorded: Recorded | null): string | null {
  if (!recorded) return 'no fingerprints are recorded; run npm run fingerprints:record';
  if (recorded.engine === ENGINE_VERSION) return null;
  return `the record is of engine ${recorded.engine}, this is ${ENGINE_VERSION}; run npm run fingerprints:record`;
}

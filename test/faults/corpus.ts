import { readdirSync, readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Scenario } from '../../src/contracts/scenario.ts';

/** A text from outside that was once a fault, or must open for ever, and what must come of it. */
export interface CorpusCase {
  /** The file's name without its ending. */
  readonly name: string;
  /** The scenario's hash where it opens, else null. */
  readonly opens: string | null;
  /** Words of the sentence that refuses it, else null. */
  readonly refused: string | null;
  readonly text: string;
}

/**
 * The cases in a folder of `test/corpus/`. The first line of a file is "opens <hash of the scenario>" or
 * "refused <words of the sentence>"; the text follows.
 */
export function corpus(folder: 'links' | 'scenarios'): readonly CorpusCase[] {
  const place = new URL(`../corpus/${folder}/`, import.meta.url);
  return readdirSync(place)
    .sort()
    .map((file) => {
      const content = readFileSync(new URL(file, place), 'utf8');
      const end = content.indexOf('\n');
      const [verdict, words] = content.slice(0, end).split(/ (.*)/);
      return {
        name: file.replace('.txt', ''),
        opens: verdict === 'opens' ? words : null,
        refused: verdict === 'refused' ? words : null,
        text: content.slice(end + 1).replace(/\n$/, ''),
      };
    });
}

/** A hash over every value of a scenario, whatever the order of its fields. */
export function scenarioHash(scenario: Scenario): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(sorted(scenario))))).slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}

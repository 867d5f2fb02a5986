import { readdirSync, readFileSync } from 'node:fs';
import type { Recorded } from '../../../src/experiments/report/recorded.ts';

const folder = new URL('../../../results/', import.meta.url);

/** Every report of the repository. */
export const RECORDED: readonly Recorded[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

export function recorded(id: string): Recorded {
  const report = RECORDED.find((one) => one.id === id);
  if (!report) throw new Error(`${id} is not recorded`);
  return report;
}

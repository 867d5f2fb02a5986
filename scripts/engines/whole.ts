import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ArchivedEngine } from '../../src/archive/archive.ts';

/** The archived files that are missing or are not the bytes that the manifest names, as paths in the folder. */
export function damagedFiles(folder: string, engines: readonly ArchivedEngine[]): string[] {
  return engines.flatMap(({ version, files }) =>
    Object.entries(files)
      .filter(([name, { sha256 }]) => sha256Of(`${folder}/${version}/${name}`) !== sha256)
      .map(([name]) => `${version}/${name}`),
  );
}

const sha256Of = (path: string): string | null =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null;

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivedEngine } from '../../archive/archive.ts';
import { EngineError } from '../../archive/engine-error.ts';
import type { Knowledge } from '../../archive/knowledge.ts';

/**
 * The fields that an archived engine knows, its files found whole.
 * @param folder with a folder for each version
 * @throws EngineError where a file is missing or its SHA-256 is not the archive's
 */
export function checkedEngine(folder: string, { version, files }: ArchivedEngine): Knowledge {
  const bytes = Object.entries(files).map(
    ([name, { sha256 }]) => [name, checkedFile(join(folder, version), version, name, sha256)] as const,
  );
  return JSON.parse(new Map(bytes).get('knows.json')?.toString('utf8') ?? '{}');
}

function checkedFile(folder: string, version: string, name: string, sha256: string): Buffer {
  const bytes = readOrNull(join(folder, name));
  if (!bytes) throw new EngineError(`Engine ${version} is not in ${folder}: there is no ${name}.`);
  if (sha256Of(bytes) !== sha256)
    throw new EngineError(
      `Engine ${version} in ${folder} is not the archived one: the SHA-256 of ${name} is ${sha256Of(bytes).slice(0, 12)}…, and should be ${sha256.slice(0, 12)}….`,
    );
  return bytes;
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

import { strToU8, zipSync } from 'fflate';

/** Files by their path in the archive. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * An archive whose bytes depend on its files and the day alone.
 * @param day "2026-11-22": when the files say that they were written
 */
export function zip(files: Files, day: string): Uint8Array {
  // A zip keeps local time without saying where.
  const mtime = `${day}T12:00:00`;
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { mtime, level: 9 });
}

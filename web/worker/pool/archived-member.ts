import * as words from '#words/page/archive';
import { ARCHIVE, archivedEngine } from '../../../src/archive/archive.ts';
import { archivedLab } from '../../../src/archive/archived-lab.ts';
import type { Knowledge } from '../../../src/archive/knowledge.ts';
import { urlOf, wholeEngine } from './engine-files.ts';
import type { PoolMember } from './pool-member.ts';
import { wired } from './wired.ts';

/** What an engine knows, once its files have been found whole; those of a session's engines are fetched once. */
const known = new Map<string, Promise<Knowledge>>();

/** A worker of an archived engine. Rejects with a plain sentence where its files are not to be had, or are not the archived ones. */
export async function startArchived(version: string): Promise<PoolMember> {
  const engine = archivedEngine(version);
  if (!engine)
    throw new Error(words.noSuchEngine({ version, known: ARCHIVE.map((one) => one.version).join(', ') }));
  const knowledge = known.get(version) ?? wholeEngine(engine);
  known.set(version, knowledge);
  // Where it does not come now, it is asked for again.
  knowledge.catch(() => known.delete(version));
  const knows = await knowledge;
  const worker = new Worker(urlOf(version, 'lab-worker.js'), { type: 'module' });
  return wired(worker, (line) => archivedLab(engine, knows, line));
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ARCHIVE, type ArchivedEngine, archivedEngine, inItsEngine, pinned } from '../../archive/archive.ts';
import { EngineError } from '../../archive/engine-error.ts';
import type { Knowledge } from '../../archive/knowledge.ts';
import { ENGINE_VERSION, type LinkContent } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io } from '../io.ts';
import { checkedEngine } from './engine-files.ts';

/** Beside the built command line in a checkout; the package has none. */
const BESIDE = fileURLToPath(new URL('../public/engines', import.meta.url));

/** Where archived engines are looked for. */
export const engineFolder = ({ enginesFrom }: Io): string => enginesFrom ?? BESIDE;

/**
 * What a link holds, to be computed by the engine that `--engine` names: a version, or `today`; without it, by the link's own.
 * @throws CliError where no engine has that version
 */
export function inChosenEngine(content: LinkContent, { engine }: Io): LinkContent {
  if (engine === undefined) return inItsEngine(content);
  if (engine === 'today') return content;
  if (!archivedEngine(engine)) {
    const versions = ARCHIVE.map(({ version }) => version).join(', ');
    throw new CliError(`--engine "${cut(engine)}" is not an engine; known: today, ${versions}`);
  }
  return { ...content, scenario: pinned(content.scenario, engine) };
}

/** What a link holds, for a command that computes with today's engine alone; it says so where the link names another. */
export function inTodaysEngine(content: LinkContent, io: Io): LinkContent {
  const { scenario } = inChosenEngine(content, io);
  if (!scenario.engine) return content;
  if (io.engine !== undefined)
    throw new CliError(`--engine ${scenario.engine}: this command computes with today's engine alone`);
  io.stderr(`the link is of engine ${scenario.engine}; computed with today's, ${ENGINE_VERSION}\n`);
  return content;
}

/** An archived engine whose files are whole. */
export interface WholeEngine {
  readonly engine: ArchivedEngine;
  readonly knows: Knowledge;
  /** Its `lab-worker.js`. */
  readonly worker: string;
}

/** @throws CliError where its files are not there, or are not the archived ones */
export function wholeEngine(version: string, io: Io): WholeEngine {
  const engine = archivedEngine(version);
  if (!engine) throw new CliError(`engine "${cut(version)}" is not in the archive`);
  const folder = engineFolder(io);
  if (!existsSync(folder))
    throw new CliError(
      `engine ${version} is not here: --engines-from names a folder of engines (public/engines of a checkout), --engine today computes with today's`,
    );
  try {
    return { engine, knows: checkedEngine(folder, engine), worker: `${folder}/${version}/lab-worker.js` };
  } catch (error) {
    if (error instanceof EngineError) throw new CliError(error.message);
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARCHIVE, type ArchivedEngine, archivedEngine, pinned, unpinned } from '../../archive/archive.ts';
import { EngineError } from '../../archive/engine-error.ts';
import type { Knowledge } from '../../archive/knowledge.ts';
import { ENGINE_VERSION, type Scenario } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io } from '../io.ts';
import { checkedEngine } from './engine-files.ts';

/** Beside the built command line in a checkout; the package has none. */
const BESIDE = fileURLToPath(new URL('../public/engines', import.meta.url));

/** Where archived engines are looked for: the folder named, a checkout's own, or the package of the earlier ones; null: nowhere. */
const engineFolder = ({ enginesFrom }: Io): string | null =>
  enginesFrom ?? (existsSync(BESIDE) ? BESIDE : installedEngines());

/** The folder of `driftlab-engines`, where it is installed beside this program. */
function installedEngines(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('driftlab-engines/manifest.json'));
  } catch {
    return null;
  }
}

/**
 * The scenario, to be computed by the engine that `--engine` names, a version or `today`; without it, by its own.
 * @throws CliError where no engine has that version
 */
export function inChosenEngine(scenario: Scenario, io: Io): Scenario {
  if (io.engine === undefined) return scenario;
  return pinned(unpinned(scenario), archivedChoice(io) ?? ENGINE_VERSION);
}

/** The archived engine that `--engine` names; undefined where it names today's, or is left out. @throws CliError as above */
export function archivedChoice({ engine = 'today' }: Io): string | undefined {
  if (engine === 'today' || engine === ENGINE_VERSION) return undefined;
  if (archivedEngine(engine)) return engine;
  const versions = ARCHIVE.map(({ version }) => version).join(', ');
  throw new CliError(`--engine "${cut(engine)}" is not an engine; known: today, ${versions}`);
}

/** The scenario for a command that computes with today's engine alone; it says so where another is named. */
export function inTodaysEngine(scenario: Scenario, io: Io): Scenario {
  const { engine, ...rest } = inChosenEngine(scenario, io);
  if (engine !== undefined && io.engine !== undefined)
    throw new CliError(`--engine ${engine}: this command computes with today's engine alone`);
  if (engine !== undefined)
    io.stderr(`made with engine ${engine}; computed with today's, ${ENGINE_VERSION}\n`);
  return rest;
}

/** Says that an archived engine computes, where one does. */
export function tellEngine({ engine }: Scenario, io: Io): void {
  if (engine !== undefined) io.stderr(`engine ${engine}, archived\n`);
}

/** An archived engine whose files are whole. */
export interface WholeEngine {
  readonly engine: ArchivedEngine;
  readonly knows: Knowledge;
  /** Its `lab-worker.js`. */
  readonly worker: string;
}

const WAYS =
  "npm install driftlab-engines brings the earlier engines, --engines-from names a folder of them (public/engines of a checkout), --engine today computes with today's";

/** @throws CliError where its files are not there, or are not the archived ones */
export function wholeEngine(version: string, io: Io): WholeEngine {
  const engine = archivedEngine(version);
  if (!engine) throw new CliError(`engine "${cut(version)}" is not in the archive`);
  const folder = engineFolder(io);
  if (folder === null || !existsSync(`${folder}/${version}`))
    throw new CliError(`engine ${version} is not here${folder === null ? '' : ` (${folder})`}: ${WAYS}`);
  try {
    return { engine, knows: checkedEngine(folder, engine), worker: `${folder}/${version}/lab-worker.js` };
  } catch (error) {
    if (error instanceof EngineError) throw new CliError(error.message);
    throw error;
  }
}

import manifest from '../../public/engines/manifest.json' with { type: 'json' };
import type { Scenario } from '../contracts/scenario.ts';
import type { LinkContent } from '../engine/link/link.ts';
import { ENGINE_VERSION } from '../engine/version.ts';

/** A released engine as it is kept: its files lie in `public/engines/<version>/` and never change once another version has come. */
export interface ArchivedEngine {
  readonly version: string;
  /** The contract that its worker speaks; `contracts/` has an adapter for each. */
  readonly contract: number;
  /** Link formats that were written while it was today's. */
  readonly links: readonly string[];
  /** The day of the commit that it was built from, and that commit. */
  readonly date: string;
  readonly commit: string;
  readonly files: Readonly<Record<string, EngineFile>> &
    Readonly<Record<(typeof ENGINE_FILES)[number], EngineFile>>;
}

interface EngineFile {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * The worker as one module, the core that it fetches from beside itself, and the fields of a scenario that it knows. An engine that
 * runs programs has `interpreter.js` too.
 */
export const ENGINE_FILES = ['lab-worker.js', 'core.wasm', 'knows.json'] as const;

/** Every released engine, oldest first; the last one is today's. */
export const ARCHIVE: readonly ArchivedEngine[] = manifest;

/** The engine of this version; undefined when it is not in the archive. */
export const archivedEngine = (version: string): ArchivedEngine | undefined =>
  ARCHIVE.find((engine) => engine.version === version);

/**
 * The scenario, to be computed by the engine of this name (`engineName`); by today's where that is the one, or is not in the archive.
 */
export function pinned(scenario: Scenario, name: string): Scenario {
  const version = versionOf(name);
  if (version === ENGINE_VERSION || !archivedEngine(version)) return scenario;
  return { ...scenario, engine: version };
}

/** The scenario, to be computed by today's engine. */
export function unpinned({ engine: _, ...scenario }: Scenario): Scenario {
  return scenario;
}

/** A link's content, its scenario to be computed by the engine that made it. */
export const inItsEngine = (content: LinkContent): LinkContent => ({
  ...content,
  scenario: pinned(content.scenario, content.engine),
});

/** The version in an engine's name (`engineName`), its arithmetic apart. */
export const versionOf = (name: string): string => name.split(' ')[0];

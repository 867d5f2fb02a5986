import manifest from '../../public/engines/manifest.json' with { type: 'json' };

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
  readonly files: Readonly<Record<EngineFile, { readonly bytes: number; readonly sha256: string }>>;
}

/** The worker as one module, the core that it fetches from beside itself, and the fields of a scenario that it knows. */
export const ENGINE_FILES = ['lab-worker.js', 'core.wasm', 'knows.json'] as const;
export type EngineFile = (typeof ENGINE_FILES)[number];

/** Every released engine, oldest first; the last one is today's. */
export const ARCHIVE: readonly ArchivedEngine[] = manifest;

/** The engine of this version; undefined when it is not in the archive. */
export const archivedEngine = (version: string): ArchivedEngine | undefined =>
  ARCHIVE.find((engine) => engine.version === version);

/** The version in an engine's name (`engineName`), its arithmetic apart. */
export const versionOf = (name: string): string => name.split(' ')[0];

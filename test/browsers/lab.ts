import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Fingerprints } from '../fingerprints/scenarios.ts';

/** The page that computes the fingerprints, built into a temporary folder (it is no part of the product) and served. */
export interface Lab {
  readonly url: string;
  close(): Promise<void>;
}

export async function openLab(): Promise<Lab> {
  const outDir = mkdtempSync(join(tmpdir(), 'driftlab-fingerprints-'));
  const root = join(import.meta.dirname, 'page');
  const shared = { root, base: './', configFile: false, logLevel: 'warn' } as const;
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    worker: { format: 'es' },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the preview server has no address');
  return {
    url,
    async close() {
      await new Promise<void>((done) => server.httpServer.close(() => done()));
      rmSync(outDir, { recursive: true });
    },
  };
}

/** What an engine says: its name and version, and what the page shows. */
export interface Answer {
  readonly engine: string;
  readonly text: string;
}

/** Milliseconds that a slow browser on a busy machine may take. */
export const LONGEST_WAIT = 180_000;

/** What the page shows once its worker has answered. Throws the worker's error. */
export function parseAnswer(text: string): Fingerprints {
  const { error, fingerprints } = JSON.parse(text);
  if (error) throw new Error(error);
  return fingerprints;
}

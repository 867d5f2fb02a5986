import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { WORKER_SCRIPTS } from '../../scripts/page/worker-scripts.ts';
import type { Fingerprints } from '../fingerprints/scenarios.ts';

/** Milliseconds that a slow browser on a busy machine may take. */
const LONGEST_WAIT = 180_000;

/** What an engine is asked: a page, and an expression that is empty until the page has its answer, for how many ms at most. */
export interface Question {
  readonly url: string;
  readonly answer: string;
  readonly longest: number;
}

/** The page that computes the fingerprints, built into a temporary folder (it is no part of the product) and served. */
export interface Lab {
  readonly url: string;
  readonly question: Question;
  close(): Promise<void>;
}

export async function openLab(): Promise<Lab> {
  const outDir = mkdtempSync(join(tmpdir(), 'driftlab-fingerprints-'));
  const root = join(import.meta.dirname, 'page');
  const shared = { root, base: './', configFile: false, logLevel: 'warn' } as const;
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    worker: { format: 'es', rolldownOptions: WORKER_SCRIPTS },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const url = addressOf(server);
  return {
    url,
    question: {
      url,
      answer: "document.getElementById('result').textContent",
      longest: LONGEST_WAIT,
    },
    async close() {
      await stop(server);
      rmSync(outDir, { recursive: true });
    },
  };
}

/** The built page (dist/), asked whether its opening scene plays. */
export async function servePage(): Promise<Lab> {
  const server = await preview({
    root: join(import.meta.dirname, '../../web'),
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir: '../dist' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = addressOf(server);
  const answer = String.raw`(document.body.innerText.match(/t = ([2-9]|\d\d+) of \d+/) ?? [''])[0]`;
  return { url, question: { url, answer, longest: LONGEST_WAIT }, close: () => stop(server) };
}

/** The same page, asked whether every link of every engine comes out identical: a sentence for each engine. */
export const permanenceOf = (url: string): Question => ({
  url: `${url}#permanence`,
  longest: 5 * LONGEST_WAIT,
  answer: `(() => {
    const said = [...document.querySelectorAll('.permanence-table [role=status]')].map((one) => one.textContent);
    return said.length > 0 && said.every((one) => /^all|differ|could|archived one/.test(one)) ? said.join('; ') : '';
  })()`,
});

/** Whether that is what it should say. */
export const isPermanent = (text: string): boolean =>
  text.split('; ').every((engine) => /^all \d+ identical$/.test(engine));

function addressOf(server: PreviewServer): string {
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the preview server has no address');
  return url;
}

function stop(server: PreviewServer): Promise<void> {
  return new Promise((done) => server.httpServer.close(() => done()));
}

/** What an engine says: its name and version, and what it shows for each question. */
export interface Answer {
  readonly engine: string;
  readonly texts: readonly string[];
}

/** What the page shows once its worker has answered. */
export interface Shown {
  readonly fingerprints: Fingerprints;
  /** How many programs of strangers were tried in a browser, and which of them got out. */
  readonly attempts?: number;
  readonly escaped?: readonly string[];
}

/** @throws Error the worker's */
export function parseAnswer(text: string): Shown {
  const { error, ...shown } = JSON.parse(text);
  if (error) throw new Error(error);
  return shown;
}

// npm run engine:archive: builds today's engine into public/engines/<version>/ and enters it in the manifest. While a version is
// today's it may be archived again, with more in it and the same bits; test/engines/record.ts sees to that, and an older engine is never
// written again.
// -- --raise <version>: archives today's engine for the last time and makes <version> today's.
// -- --checkout <folder> --worker <path>: an engine of this project's history, from a folder in which it is checked out and generated.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ArchivedEngine } from '../../src/archive/archive.ts';
import { ENGINE_FILES } from '../../src/archive/archive.ts';
import { run } from '../run.mjs';
import { buildEngine } from './build.ts';
import { knowledgeIn } from './knows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ARCHIVE = `${ROOT}public/engines`;
const VERSION_FILE = 'src/engine/version.ts';
/** What an engine is built from. */
const SOURCES = ['src', 'wasm', 'web/worker', 'package-lock.json'];

const { values } = parseArgs({
  options: {
    checkout: { type: 'string', default: ROOT },
    worker: { type: 'string', default: 'web/worker/lab/lab-worker.ts' },
    contract: { type: 'string' },
    links: { type: 'string' },
    raise: { type: 'string' },
  },
});

const git = (...words: string[]): string =>
  execFileSync('git', ['-C', values.checkout, ...words], { encoding: 'utf8' }).trim();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What the checkout exports under a name. */
async function taken(file: string, name: string) {
  return (await import(`${values.checkout}/${file}`))[name];
}

const readManifest = (): ArchivedEngine[] => JSON.parse(readFileSync(`${ARCHIVE}/manifest.json`, 'utf8'));

function entryOf(name: string, bytes: Uint8Array) {
  return [name, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }];
}

/** Builds the checkout's engine into its folder, and answers its entry in the manifest. */
async function written(version: string): Promise<ArchivedEngine> {
  const folder = `${ARCHIVE}/${version}`;
  await buildEngine(values.checkout, values.worker, folder);
  const schema = await taken('src/engine/scenario/scenario-schema.ts', 'scenarioSchema');
  writeFileSync(`${folder}/knows.json`, `${JSON.stringify(knowledgeIn(schema()))}\n`);
  const names = [...ENGINE_FILES, 'interpreter.js'].filter((name) => existsSync(`${folder}/${name}`));
  const files = names.map((name) => entryOf(name, readFileSync(`${folder}/${name}`)));
  return {
    version,
    contract: Number(values.contract ?? (await taken('src/archive/lab-worker.ts', 'CONTRACT'))),
    links: values.links?.split(',') ?? (await taken('src/engine/link/link.ts', 'LINK_FORMATS')),
    date: git('show', '-s', '--format=%cs', 'HEAD'),
    commit: git('rev-parse', 'HEAD'),
    files: Object.fromEntries(files),
  };
}

/** Today's version is made another one; its numbers may change from here on. */
function raise(from: string, to: string): void {
  const text = readFileSync(`${ROOT}${VERSION_FILE}`, 'utf8');
  writeFileSync(`${ROOT}${VERSION_FILE}`, text.replace(`'${from}'`, `'${to}'`));
  console.log(`Today’s engine is ${to}. Commit what changes its numbers, then run npm run engine:archive.`);
}

if (git('status', '--porcelain', '--', ...SOURCES) !== '')
  refuse(
    `Commit what is changed in ${SOURCES.join(', ')} first: an engine names the commit that it was built from.`,
  );
const version: string = await taken(VERSION_FILE, 'ENGINE_VERSION');
const others = readManifest().filter((engine) => engine.version !== version);
if (others.length < readManifest().length && readManifest().at(-1)?.version !== version)
  refuse(`Engine ${version} is archived, and a newer one too: it never changes again.`);

if (values.checkout === ROOT) run('npm', 'run', '-s', 'generate');
const engine = await written(version);
const manifest = [...others, engine].sort((a, b) =>
  a.version.localeCompare(b.version, 'en', { numeric: true }),
);
mkdirSync(ARCHIVE, { recursive: true });
writeFileSync(`${ARCHIVE}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(
  `Engine ${version} of ${engine.date}, ${engine.commit.slice(0, 8)}, is in public/engines/${version}/.`,
);
if (values.checkout === ROOT) run('npx', 'tsx', `${ROOT}test/archive/record.ts`);
if (values.raise) raise(version, values.raise);

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ARCHIVE, type ArchivedEngine } from '../../src/archive/archive.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { noticesOfPackages, packageOf } from '../build/third-party.mjs';
import { damagedFiles } from './whole.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENGINES = join(ROOT, 'public/engines');
const NAME = 'driftlab-engines';

/** Today's engine is in `driftlab` itself, and its archive is written again as long as it learns. */
const CLOSED: readonly ArchivedEngine[] = ARCHIVE.filter(({ version }) => version !== ENGINE_VERSION);

/**
 * Writes the package of the earlier engines: a folder for each version, as in `public/engines/`, where the command line of
 * `driftlab` finds them by itself. It has the version of the release that it belongs to.
 * @throws Error where an archived file is not the one in the manifest
 */
export async function writeEnginesPackage(folder: string) {
  const damaged = damagedFiles(ENGINES, CLOSED);
  if (damaged.length > 0) throw new Error(`not what was archived: ${damaged.join(', ')}`);
  emptied(folder);
  for (const { version } of CLOSED)
    cpSync(join(ENGINES, version), join(folder, version), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const about = aboutPackage();
  const files = {
    'package.json': json(about),
    'manifest.json': json(CLOSED),
    'README.md': readme(),
    'THIRD-PARTY.txt': noticesOfPackages(await librariesOfEngines(), ROOT),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { name: about.name, version: about.version, engines: CLOSED.map(({ version }) => version) };
}

/** Makes the folder, and empties it where this package was written before; any other one with files in it is left alone. */
function emptied(folder: string): void {
  const about = join(folder, 'package.json');
  const isOurs = existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).name === NAME;
  if (isOurs) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} holds other files: name a new folder`);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function aboutPackage() {
  const { version, license, engines, repository } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return {
    name: NAME,
    version: version as string,
    description: 'The earlier engines of Driftlab, byte for byte: links that they made replay in them.',
    license,
    type: 'module',
    engines,
    ...(repository && { repository }),
    exports: { './*': './*' },
    files: [...CLOSED.map((engine) => engine.version), 'manifest.json', 'THIRD-PARTY.txt'],
    sideEffects: false,
  };
}

/** What today's engine is bundled from, and the standard library within its core: an earlier one had no other libraries. */
async function librariesOfEngines(): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [join(ROOT, 'web/worker/lab/lab-worker.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: ROOT,
    minify: true,
    loader: { '.wasm': 'empty' },
    logLevel: 'error',
  });
  const paths = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return new Set(['assemblyscript', ...paths.flatMap((path) => packageOf(path) ?? [])]);
}

const readme = (): string => `# ${NAME}

The earlier engines of [Driftlab](https://www.npmjs.com/package/driftlab), byte for byte. A link of Driftlab names the engine that made it, and replays in that one with the same numbers. Today's engine is in \`driftlab\` itself.

\`\`\`sh
npm install driftlab ${NAME}
npx driftlab engines      # which engines are here, whole
npx driftlab run '<link>' # in the engine that made it
\`\`\`

Installed beside \`driftlab\`, the command line finds them by itself. Before a file is used, its SHA-256 is compared with the one that \`driftlab\` knows. The same files lie in \`public/engines/\` of the repository and in \`engines/\` beside the page.

| Engine | Of | From commit | Formats of its links |
|---|---|---|---|
${CLOSED.map(({ version, date, commit, links }) => `| ${version} | ${date} | ${commit.slice(0, 8)} | ${links.join(', ')} |`).join('\n')}

\`<version>/lab-worker.js\` is the engine as one module for a worker, \`core.wasm\` its numerical core, \`knows.json\` the fields of a scenario that it knows. \`manifest.json\` has their SHA-256.
`;

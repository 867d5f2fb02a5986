import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { run } from '../run.mjs';
import { REPLICATE_THREAD } from './replicate-thread.mjs';
import { noticesOf } from './third-party.mjs';

// Builds the library for browsers and workers, the numerical core beside it, and the types; Node's is built with the command line.
// Its dependencies are inside, so whoever installs the package installs nothing else.
// usage: node scripts/build/lib.mjs [folder]

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist-lib'));

const common = {
  bundle: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  metafile: true,
  // A tenth less to fetch; names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  absWorkingDir: root,
  logLevel: 'warning',
  // The package's UMD build hides from bundlers that bundle this bundle again; its sources do not.
  alias: { fmin: 'fmin/index.js' },
};

rmSync(folder, { recursive: true, force: true });
const INTERPRETER = '@jitl/quickjs-singlefile-browser-release-sync';
/** The library imports the interpreter of programs from a file of its own. */
const interpreterBeside = {
  name: 'interpreter-beside',
  setup({ onResolve }) {
    const filter = new RegExp(`^${INTERPRETER}$`);
    onResolve({ filter }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './quickjs.js', external: true },
    );
  },
};

const library = await build({
  ...common,
  entryPoints: [join(root, 'src/index.ts')],
  outdir: folder,
  // What few runs need is a file of its own.
  splitting: true,
  chunkNames: 'part-[hash]',
  plugins: [interpreterBeside],
});
const interpreter = await build({
  ...common,
  entryPoints: { quickjs: INTERPRETER },
  // Its bytes are a string, as it comes: escapes would be a tenth more.
  charset: 'utf8',
  outdir: folder,
});
writeFileSync(join(folder, 'replicate-thread.js'), REPLICATE_THREAD);
mkdirSync(join(folder, 'gen'), { recursive: true });
copyFileSync(join(root, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf([library.metafile, interpreter.metafile], root));
// The words of src/sheet are checked with it, but no type names one.
const emitted = join(folder, 'emitted');
run('npx', 'tsc', '-p', join(root, 'tsconfig.lib.json'), '--outDir', emitted);
renameSync(join(emitted, 'src'), join(folder, 'types'));
rmSync(emitted, { recursive: true });

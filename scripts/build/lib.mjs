import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { interpreterAt } from './interpreter.mjs';
import { REPLICATE_THREAD } from './replicate-thread.mjs';
import { noticesOf } from './third-party.mjs';
import { writeTypes } from './types.mjs';

// Builds the library for browsers and workers, the numerical core beside it, and the types; Node's is built with the command line.
// Its dependencies are inside (the interpreter of programs beside the command line, for both), so whoever installs the package installs nothing else.
// usage: node scripts/build/lib.mjs [folder]

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist-lib'));

rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
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
  entryPoints: [join(root, 'src/index.ts')],
  outdir: folder,
  // What few runs need is a file of its own.
  splitting: true,
  chunkNames: 'part-[hash]',
  plugins: [interpreterAt('../dist-cli/quickjs.js')],
});
writeFileSync(join(folder, 'replicate-thread.js'), REPLICATE_THREAD);
mkdirSync(join(folder, 'gen'), { recursive: true });
copyFileSync(join(root, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf([metafile], root));
writeTypes(join(folder, 'types'), root);

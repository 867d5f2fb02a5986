import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { run } from '../run.mjs';
import { noticesOf } from './third-party.mjs';

// Builds the library: a bundle for Node, one for browsers and workers, the numerical core beside them, and the types.
// Its dependencies are inside, so whoever installs the package installs nothing else.
// usage: node scripts/build/lib.mjs [folder]

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist-lib'));

const common = {
  bundle: true,
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
/** Both bundles import the interpreter of programs from one file. */
const interpreterBeside = {
  name: 'interpreter-beside',
  setup({ onResolve }) {
    const filter = new RegExp(`^${INTERPRETER}$`);
    onResolve({ filter }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './quickjs.js', external: true },
    );
  },
};

/** One entry; what few runs need, the interpreter of programs above all, is a file of its own. */
const bundle = (platform, name) =>
  build({
    ...common,
    platform,
    entryPoints: { [name]: join(root, 'src/index.ts') },
    outdir: folder,
    splitting: true,
    chunkNames: 'part-[hash]',
    plugins: [interpreterBeside],
  });
const node = await bundle('node', 'index.node');
const browser = await bundle('browser', 'index');
const interpreter = await build({
  ...common,
  platform: 'browser',
  entryPoints: { quickjs: INTERPRETER },
  // Its bytes are a string, as it comes: escapes would be a tenth more.
  charset: 'utf8',
  outdir: folder,
});
// What the threads of `runReplicates` run.
for (const kind of ['.node', ''])
  writeFileSync(
    join(folder, `replicate-thread${kind}.js`),
    `import { serveReplicates } from './index${kind}.js';\nawait serveReplicates();\n`,
  );
mkdirSync(join(folder, 'gen'), { recursive: true });
copyFileSync(join(root, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
writeFileSync(
  join(folder, 'THIRD-PARTY.txt'),
  noticesOf([node.metafile, browser.metafile, interpreter.metafile], root),
);
// The words of src/sheet are checked with it, but no type names one.
const emitted = join(folder, 'emitted');
run('npx', 'tsc', '-p', join(root, 'tsconfig.lib.json'), '--outDir', emitted);
renameSync(join(emitted, 'src'), join(folder, 'types'));
rmSync(emitted, { recursive: true });

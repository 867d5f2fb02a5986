import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesOf } from './third-party.mjs';

// Bundles the command line and its worker, and sets the numerical core and the benchmark's Python where their loaders look for them.
// usage: node scripts/build/cli.mjs [folder]

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist-cli'));

// Parts that earlier builds left behind.
for (const name of existsSync(folder) ? readdirSync(folder) : [])
  if (/^part-[A-Z0-9]{8}\.js$/.test(name)) rmSync(join(folder, name));

const { metafile } = await build({
  entryPoints: [join(root, 'src/cli/driftlab.ts'), join(root, 'src/cli/pool/experiment-worker.ts')],
  outdir: folder,
  entryNames: '[name]',
  // What few commands need, the queue's library above all, is a file of its own beside the others, so that paths hold.
  splitting: true,
  chunkNames: 'part-[hash]',
  // BullMQ names drivers for other servers, which nobody has here.
  external: ['pg', 'redis', '@valkey/valkey-glide', 'bullmq-otel'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  metafile: true,
  absWorkingDir: root,
  logLevel: 'warning',
  // Commander and Papa Parse are CommonJS and ask for `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
});
mkdirSync(join(folder, 'gen'), { recursive: true });
copyFileSync(join(root, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
copyFileSync(join(root, 'src/cli/bench/native.py'), join(folder, 'native.py'));
writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf([metafile], root));
chmodSync(join(folder, 'driftlab.js'), 0o755);

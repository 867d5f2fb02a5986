import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Bundles the command line into one file and sets the numerical core where its loader looks for it.
// usage: node scripts/build-cli.mjs [folder]

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist-cli'));
const bundle = join(folder, 'driftlab.js');

await build({
  entryPoints: [join(root, 'src/cli/driftlab.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // Commander and Papa Parse are CommonJS and ask for `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
});
mkdirSync(join(folder, 'gen'), { recursive: true });
copyFileSync(join(root, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
chmodSync(bundle, 0o755);

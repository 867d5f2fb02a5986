import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Bundles the command line into one file and sets the numerical core where its loader looks for it.

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

await build({
  entryPoints: [path('src/cli/driftlab.ts')],
  outfile: path('dist-cli/driftlab.js'),
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
mkdirSync(path('dist-cli/gen'), { recursive: true });
copyFileSync(path('src/linalg/gen/core.wasm'), path('dist-cli/gen/core.wasm'));
chmodSync(path('dist-cli/driftlab.js'), 0o755);

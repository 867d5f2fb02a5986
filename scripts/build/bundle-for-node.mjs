import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesOf } from './third-party.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles programs for Node into one folder, with the numerical core and the licences of the libraries beside them; what was in it is gone.
 * @param {readonly string[]} entries paths from the project's root
 * @param {string} folder
 */
export async function bundleForNode(entries, folder) {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(ROOT, entry)),
    outdir: folder,
    entryNames: '[name]',
    // What few commands need, the queue's library above all, is a file of its own beside the others, so that paths hold.
    splitting: true,
    chunkNames: 'part-[hash]',
    // BullMQ names drivers for other servers, which nobody has here.
    external: ['pg', 'redis', '@valkey/valkey-glide', 'bullmq-otel'],
    // As the page has it: of a module what nobody asks for is left out.
    alias: { yaml: join(ROOT, 'node_modules/yaml/browser/index.js') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Half of what is fetched is the queue's library, whose comments nobody reads here.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    absWorkingDir: ROOT,
    logLevel: 'warning',
    // Commander and Papa Parse are CommonJS and ask for `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
  });
  mkdirSync(join(folder, 'gen'), { recursive: true });
  copyFileSync(join(ROOT, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf([metafile], ROOT));
}

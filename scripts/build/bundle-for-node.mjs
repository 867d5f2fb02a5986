import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { interpreterAt, writeInterpreter } from './interpreter.mjs';
import { noticesOf } from './third-party.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Of the queue's library what a queue on Redis needs: nothing of its PostgreSQL, and its Lua without comments. */
const queueOnRedis = {
  name: 'queue-on-redis',
  setup({ onLoad }) {
    onLoad({ filter: /bullmq.dist.esm.postgres.index\.js$/ }, () => ({ contents: '' }));
    onLoad({ filter: /bullmq.dist.esm.scripts./ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/--\[\[[\s\S]*?\]\]|^\s*--.*$/gm, ''),
    }));
  },
};

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
    external: ['redis', '@valkey/valkey-glide', 'bullmq-otel'],
    // As the page has them: of a module what nobody asks for is left out.
    alias: {
      yaml: join(ROOT, 'node_modules/yaml/browser/index.js'),
      bullmq: join(ROOT, 'node_modules/bullmq/dist/esm/index.js'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Half of what is fetched is the queue's library, whose comments nobody reads here.
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    plugins: [interpreterAt('./quickjs.js'), queueOnRedis],
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
  writeFileSync(
    join(folder, 'THIRD-PARTY.txt'),
    noticesOf([metafile, await writeInterpreter(folder, ROOT)], ROOT),
  );
}

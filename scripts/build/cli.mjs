import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleForNode, ROOT } from './bundle-for-node.mjs';
import { REPLICATE_THREAD } from './replicate-thread.mjs';

// Builds what runs in Node: the command line, its worker threads' script, and the library, which shares its files,
// so that a module given by `--import` extends the same algorithms as the command line runs.
// usage: node scripts/build/cli.mjs [folder]

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist-cli'));
await bundleForNode(['src/cli/driftlab.ts', 'src/cli/pool/experiment-worker.ts', 'src/index.ts'], folder);
chmodSync(join(folder, 'driftlab.js'), 0o755);
writeFileSync(join(folder, 'replicate-thread.js'), REPLICATE_THREAD);

import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleForNode, ROOT } from './bundle-for-node.mjs';

// Builds the benchmark, with what it times beside it: worker threads, the command line as a queue's worker, numpy's jobs.
// usage: node scripts/build/bench.mjs [folder]

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist-bench'));
await bundleForNode(['bench/main.ts', 'src/cli/driftlab.ts', 'src/cli/pool/experiment-worker.ts'], folder);
copyFileSync(join(ROOT, 'bench/native.py'), join(folder, 'native.py'));

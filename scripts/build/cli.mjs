import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleForNode, ROOT } from './bundle-for-node.mjs';

// Builds the command line and its worker threads' script.
// usage: node scripts/build/cli.mjs [folder]

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist-cli'));
await bundleForNode(['src/cli/driftlab.ts', 'src/cli/pool/experiment-worker.ts'], folder);
chmodSync(join(folder, 'driftlab.js'), 0o755);

import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleForNode, ROOT } from './bundle-for-node.mjs';

// Builds the command line, its worker threads' script, and the library as the user's modules import it (`--import`).
// usage: node scripts/build/cli.mjs [folder]

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist-cli'));
await bundleForNode(['src/cli/driftlab.ts', 'src/cli/pool/experiment-worker.ts', 'src/index.ts'], folder);
chmodSync(join(folder, 'driftlab.js'), 0o755);

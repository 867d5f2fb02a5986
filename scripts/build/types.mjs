import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../run.mjs';

const OF_A_FILE = /(?:from\s+|import\s*\(?\s*)(['"])(\.[^'"]+)\.ts\1/g;

/** Writes into `folder` the declarations that `src/index.ts` speaks of, file by file, and no others. */
export function writeTypes(folder, root) {
  const emitted = `${folder}-emitted`;
  run('npx', 'tsc', '-p', join(root, 'tsconfig.lib.json'), '--outDir', emitted);
  for (const file of reachedFrom(join(emitted, 'src/index.d.ts')))
    cpSync(file, join(folder, relative(join(emitted, 'src'), file)));
  rmSync(emitted, { recursive: true });
}

/** The declarations that a file names, itself among them. */
function reachedFrom(file, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, , path] of readFileSync(file, 'utf8').matchAll(OF_A_FILE))
    reachedFrom(join(file, '..', `${path}.d.ts`), reached);
  return reached;
}

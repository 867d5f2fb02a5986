import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Answer } from './lab.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A major version of Node that is not the one running. */
export const OTHER_MAJOR = process.versions.node.startsWith('24.') ? 22 : 24;

/**
 * Computes the fingerprints under another Node, which comes from npm and goes again. Null where it cannot be had.
 */
export async function askOtherNode(): Promise<Answer | null> {
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-node-'));
  try {
    const node = install(folder);
    if (!node) return null;
    const program = await bundle(folder);
    const text = execFileSync(node, [program], { encoding: 'utf8', maxBuffer: 2 ** 24 });
    return { engine: `Node ${execFileSync(node, ['-v'], { encoding: 'utf8' }).trim()}`, texts: [text] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function install(folder: string): string | null {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const flags = [
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  try {
    execFileSync('npm', ['install', ...flags, `${name}@${OTHER_MAJOR}`], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  } catch {
    return null;
  }
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  return existsSync(node) ? node : null;
}

/** The same program as everywhere, in one file that any Node can run. */
async function bundle(folder: string): Promise<string> {
  const outfile = join(folder, 'fingerprints.mjs');
  await build({
    stdin: {
      contents: `import { computeFingerprints } from './test/fingerprints/scenarios.ts';
        console.log(JSON.stringify({ fingerprints: await computeFingerprints() }));`,
      resolveDir: ROOT,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
  mkdirSync(join(folder, 'gen'));
  copyFileSync(join(ROOT, 'src/linalg/gen/core.wasm'), join(folder, 'gen/core.wasm'));
  return outfile;
}

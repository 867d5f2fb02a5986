import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFingerprint } from '../../src/engine/fingerprint.ts';
import { runScenario } from '../../src/engine/run-scenario.ts';
import { sceneById } from '../../src/engine/scenes/index.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { serveFolder } from './serve-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
/** What the package may weigh when it is installed with all it needs, in MB. */
const LARGEST = 6;

/** What it may weigh to fetch, in bytes; the interpreter of programs, once for library and command line, is 260,000 of it. */
const LARGEST_TARBALL = 1_400_000;

let packed: { readonly filename: string; readonly size: number; readonly files: readonly { path: string }[] };
const folder = mkdtempSync(join(tmpdir(), 'driftlab-package-'));
const installed = join(folder, 'node_modules', 'driftlab');

/** A command in the user's folder, without the variables by which npm would tell it of this project. */
function inFolder(command: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
}

function megabytes(path: string): number {
  const size = (entry: string): number => {
    const stat = statSync(entry);
    return stat.isDirectory()
      ? readdirSync(entry).reduce((sum, name) => sum + size(join(entry, name)), 0)
      : stat.size;
  };
  return size(path) / 1e6;
}

/** The first block of this language below a heading of the README. */
function blockOf(heading: string, language: string): string {
  const section = README.split(`## ${heading}\n`)[1] ?? '';
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? '';
}

async function fingerprintHere(): Promise<string> {
  const scene = sceneById('abrupt-change');
  if (!scene) throw new Error('the opening scene is gone');
  const [run] = runScenario(scene.scenario, await loadBackend());
  const fingerprint = createFingerprint('wasm');
  for (const record of run.records) fingerprint.add(record);
  return fingerprint.digest();
}

beforeAll(() => {
  const flags = ['--ignore-scripts', '--silent', '--json', '--pack-destination', folder];
  [packed] = JSON.parse(execFileSync('npm', ['pack', ...flags], { cwd: ROOT, encoding: 'utf8' }));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const { status, stderr } = inFolder(
    'npm',
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    join(folder, packed.filename),
  );
  expect(stderr.split('\n').filter((line) => /EBADENGINE|install.script/i.test(line))).toEqual([]);
  expect(status, stderr).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the package, installed in an empty folder', () => {
  it('brings nothing but itself, is small, and runs nothing while it is installed', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'driftlab',
    ]);
    const size = megabytes(join(folder, 'node_modules'));
    console.log(`installed size: ${size.toFixed(1)} MB (at most ${LARGEST})`);
    expect(size).toBeLessThan(LARGEST);
    const { scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(scripts)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/install|^prepare$/)]),
    );
  });

  it('weighs little to fetch, and holds what a user needs: library, command line, types, licences', () => {
    const { size, files } = packed;
    expect(size).toBeLessThan(LARGEST_TARBALL);
    const others = files.filter(
      ({ path }) =>
        !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist-(lib|cli)\/([\w.-]+\.js|gen\/core\.wasm|THIRD-PARTY\.txt|types\/.+\.d\.ts))$/.test(
          path,
        ),
    );
    expect(others).toEqual([]);
  });

  it('runs the README’s lines: an algorithm of one’s own on a built-in objective', () => {
    const lines = blockOf('As a library', 'js');
    expect(lines.trim().split('\n').length).toBeLessThanOrEqual(14);
    writeFileSync(join(folder, 'own.js'), lines);
    const { status, stdout, stderr } = inFolder(process.execPath, 'own.js');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^last-ten \d+\.\d\ngp-ucb \d+\.\d\n$/);
  });

  it('is the command line of `npx driftlab`, with the same bits as the sources', async () => {
    const { status, stdout, stderr } = inFolder(
      'npx',
      '--offline',
      'driftlab',
      'run',
      'abrupt-change',
      '--lane',
      'A',
    );
    expect(status, stderr).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(200);
    expect(stderr).toContain(await fingerprintHere());
  });

  it('has types that a strict project can read', () => {
    const lines = blockOf('As a library', 'js');
    writeFileSync(join(folder, 'own.ts'), lines);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2022',
          lib: ['es2023', 'dom'],
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          types: [],
        },
        files: ['own.ts'],
      }),
    );
    const { status, stdout } = inFolder(
      process.execPath,
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('gives a page and a worker the same bits and the interpreter of programs, without a bundler', async () => {
    writeFileSync(join(folder, 'run.js'), RUN);
    writeFileSync(join(folder, 'worker.js'), "import { run } from './run.js';\nrun().then(postMessage);\n");
    writeFileSync(join(folder, 'index.html'), PAGE);
    const server = await serveFolder(folder);
    const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      await page.goto(server.address);
      await page.waitForFunction(() => document.title.split(' ').length === 2);
      const expected = await fingerprintHere();
      expect(await page.title()).toBe(`${expected} ${expected}`);
    } finally {
      await browser.close();
      server.close();
    }
  }, 60_000);
});

const RUN = `import { loadBackend, prepareAlgorithms, runScenario, sceneById } from './node_modules/driftlab/dist-lib/index.js';
export async function run() {
  // Brings the interpreter of programs, which lies beside the command line.
  await prepareAlgorithms([{ algorithm: 'own-algorithm' }]);
  const [{ fingerprint }] = runScenario(sceneById('abrupt-change').scenario, await loadBackend());
  return fingerprint;
}
`;

const PAGE = `<!doctype html>
<script type="module">
  import { run } from './run.js';
  const here = run();
  const worker = new Worker('./worker.js', { type: 'module' });
  worker.onmessage = async ({ data }) => { document.title = \`\${await here} \${data}\`; };
</script>
`;

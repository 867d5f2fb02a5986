import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from '../docs/commands.ts';
import { builtCommandLine } from './built.ts';
import { driftlab, lines, SMALL } from './support.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const T = SMALL.horizon;
const indices = (list: readonly number[]) => list.map((index) => `${JSON.stringify({ index })}\n`);
const play = (input: readonly string[], ...flags: string[]) =>
  driftlab(['ask-tell', 'small.json', '--lane', 'B', ...flags], { 'small.json': SMALL }, input);
const CHOICES = Array.from({ length: T }, (_, i) => (7 * i) % 20);

type Done = { done: { fingerprint: string; scenario: { lanes: { choices: number[]; waits?: boolean }[] } } };

describe('driftlab ask-tell', () => {
  it('says hello, asks and tells every step, and is done', async () => {
    const { status, stdout, stderr } = await play(indices(CHOICES));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [hello, ...rest] = lines(stdout);
    expect(hello.hello).toMatchObject({
      lane: 'B',
      horizon: T,
      dimension: 1,
      kernel: 'se',
      signalVariance: 1,
    });
    expect((hello.hello as { candidates: number[][] }).candidates).toHaveLength(20);
    expect(JSON.stringify(hello)).not.toMatch(/star|truth|changes/i);
    expect(rest.slice(0, 2 * T).map((line) => Object.keys(line)[0])).toEqual(
      Array.from({ length: 2 * T }, (_, i) => (i % 2 ? 'tell' : 'ask')),
    );
    expect(rest.filter(({ tell }) => tell).map(({ tell }) => (tell as { index: number }).index)).toEqual(
      CHOICES,
    );
    expect((rest.at(-1) as Done).done.scenario.lanes[1].choices).toEqual(CHOICES);
  });

  it('ends in a scenario that replays the game to the last bit', async () => {
    const { stdout, files } = await play(indices(CHOICES), '--out', 'game.json');
    const { done } = lines(stdout).at(-1) as Done;
    const game = Object.entries(files).find(([path]) => path.endsWith('game.json'))?.[1] as string;
    expect(JSON.parse(game)).toEqual(JSON.parse(JSON.stringify(done.scenario)));
    const replay = await driftlab(['run', 'game.json', '--lane', 'B'], { 'game.json': game });
    expect(replay.stderr).toContain(`fingerprint B replicate 0 ${done.fingerprint}`);
    const told = lines(stdout).flatMap(({ tell }) => (tell ? [(tell as { y: number }).y] : []));
    expect(lines(replay.stdout).map(({ y }) => y)).toEqual(told);
  });

  it('takes a place for the nearest candidate, and several answers in one piece', async () => {
    const { stdout } = await play([`{"x": [0.02]}\n{"x": [1]}\n{"x": [0.`, `48]}\n`]);
    const told = lines(stdout).flatMap(({ tell }) => (tell ? [(tell as { index: number }).index] : []));
    expect(told).toEqual([0, 19, 9]);
  });

  it.each([
    ['hello', /an answer is {"index": i} or {"x": \[\.\.\.\]}, got "hello"/],
    ['{"index": 20}', /index must be an integer between 0 and 19, got 20/],
    ['{"index": 1.5}', /index must be an integer between 0 and 19, got 1\.5/],
    ['{"x": [0.1, 0.2]}', /x must be a list of 1 number, got \[0\.1,0\.2\]/],
    ['{"x": ["a"]}', /x must be a list of 1 number/],
    ['[1]', /an answer is/],
    ['{"x": [3]}', /x must lie between 0 and 1, as the candidates do, got 3/],
    ['{"x": [-0.1]}', /x must lie between 0 and 1, as the candidates do, got -0\.1/],
    [`{"index": ${'9'.repeat(400)}}`, /got Infinity/],
  ])('answers %s with one sentence, and waits for a better one', async (wrong, sentence) => {
    const { status, stdout, stderr } = await play([`${wrong}\n`, ...indices(CHOICES)]);
    expect(status).toBe(0);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((lines(stdout).at(-1) as Done).done.scenario.lanes[1].choices).toEqual(CHOICES);
  });

  it('keeps what was played when the program ends early, and goes on behind it', async () => {
    const first = await play(indices(CHOICES.slice(0, 5)), '--out', 'game.json');
    expect(first.stderr).toBe('lane B waits at step 6: 7 of 12 steps are missing; --resume continues\n');
    const game = Object.entries(first.files).find(([path]) => path.endsWith('game.json'))?.[1] as string;
    expect(JSON.parse(game).lanes[1]).toMatchObject({ choices: CHOICES.slice(0, 5), waits: true });
    const again = (...flags: string[]) =>
      driftlab(
        ['ask-tell', 'game.json', '--lane', 'B', ...flags],
        { 'game.json': game },
        indices(CHOICES.slice(5)),
      );
    expect((await again()).stderr).toContain('lane B has 5 choices already; --resume continues after them');
    expect(first.status).toBe(3);
    const { stdout } = await again('--resume');
    const whole = (await play(indices(CHOICES))).stdout;
    expect((lines(stdout).at(-1) as Done).done.fingerprint).toBe(
      (lines(whole).at(-1) as Done).done.fingerprint,
    );
    expect(lines(stdout).filter(({ ask }) => ask)).toHaveLength(T - 5);
  });

  it('refuses a world that moves while somebody thinks', async () => {
    const scenario = { ...SMALL, response: { base: 0.5, factor: 0 } };
    const { status, stdout, stderr } = await driftlab(
      ['ask-tell', 'small.json', '--lane', 'B'],
      { 'small.json': scenario },
      indices(CHOICES),
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('how long another program thinks, no rule says');
  });

  it('refuses a line without end, and a lane that is not there', async () => {
    expect((await play(['9'.repeat(70_000)])).stderr).toContain('more than 65536 characters');
    const missing = await driftlab(['ask-tell', 'small.json', '--lane', 'F'], { 'small.json': SMALL });
    expect(missing).toMatchObject({ status: 2 });
  });
});

describe('a real program on the other end', () => {
  const folder = builtCommandLine({ 'small.json': JSON.stringify(SMALL) });
  const program = join(folder, 'driftlab.js');

  it('that leaves after three steps loses nothing', async () => {
    const child = spawn(
      process.execPath,
      [program, 'ask-tell', 'small.json', '--lane', 'B', '--out', 'game.json'],
      {
        cwd: folder,
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    for (const line of indices(CHOICES.slice(0, 3))) child.stdin.write(line);
    let heard = '';
    for await (const piece of child.stdout) {
      heard += piece;
      if (heard.split('"tell"').length > 3) break;
    }
    child.stdin.end();
    const status = await new Promise((done) => child.on('close', done));
    expect(status).toBe(3);
    const { lanes } = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'));
    expect(lanes[1].choices).toEqual(CHOICES.slice(0, 3));
  }, 30_000);

  const guide = readFileSync(join(ROOT, 'docs/ask-tell.md'), 'utf8');
  /** The block of the guide that begins so, in its language. */
  const block = (begins: string) =>
    new RegExp(`\`\`\`\\w+\\n(${begins}[\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';
  const pythonWith = (library: string) =>
    ['/usr/bin/python3', 'python3'].find(
      (command) => spawnSync(command, ['-c', `import ${library}`]).status === 0,
    );
  const script = block('import json');
  const python = pythonWith('sklearn');
  const numpy = pythonWith('numpy');

  it.skipIf(!numpy)(
    'in the guide’s Python with numpy is compared with four lanes over many worlds, and not mixed with another version',
    () => {
      writeFileSync(join(folder, 'mine.py'), block('# mine.py'));
      const scenario = JSON.parse(block('{\n  "objective"'));
      writeFileSync(join(folder, 'four.json'), JSON.stringify({ ...scenario, horizon: 25 }));
      const command = block('driftlab ask-tell').trim().replace('--replicates 50', '--replicates 2');
      const [, ...argv] = argumentsOf(command) ?? [];
      const own = argv.map((word) => word.replace('python3', numpy as string));
      const run = (...more: string[]) =>
        spawnSync(process.execPath, [program, 'ask-tell', ...own, '--workers', '0', ...more], {
          cwd: folder,
          encoding: 'utf8',
        });
      const { status, stdout, stderr } = run('--format', 'seeds');
      expect(status, stderr).toBe(0);
      const [head, ...rows] = stdout.trimEnd().split('\n');
      expect(head).toBe('replicate,A GP-UCB,B ET-GP-UCB,C TV-GP-UCB,D SW-GP-UCB,E mine.py,measure,after');
      expect(rows).toHaveLength(2);
      const picture = run('--resume', '--format', 'svg', '--figure', 'regret');
      expect(picture.stdout).toContain('>mine.py<');
      writeFileSync(join(folder, 'mine.py'), `${block('# mine.py')}# another version\n`);
      const other = run('--resume');
      expect(other.status).toBe(2);
      expect(other.stderr).toContain('mine.json');
    },
    60_000,
  );

  it.skipIf(!python)(
    'in the guide’s Python with scikit-learn queries where GP-UCB does, up to ties',
    () => {
      expect(script.trim().split('\n').length).toBeLessThanOrEqual(25);
      writeFileSync(join(folder, 'player.py'), script);
      const { status, stderr } = spawnSync(
        python as string,
        ['player.py', process.execPath, program, 'small.json'],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const { choices } = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')).lanes[0];
      const lane = { algorithm: 'gp-ucb', choices: choices.slice(0, 1) };
      writeFileSync(join(folder, 'ours.json'), JSON.stringify({ ...SMALL, lanes: [lane] }));
      const ours = spawnSync(process.execPath, [program, 'run', 'ours.json'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(lines(ours.stdout).map(({ index }) => index)).toEqual(choices);
    },
    60_000,
  );
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from '../cli/built.ts';
import { SMALL } from '../cli/support.ts';
import { PATIENCE, share, tried } from './tries.ts';

// Every command that lasts is killed (SIGKILL), at random times and at every call that changes a file, and gone on with:
// nothing that was done before is lost, and what comes out has the bytes of a run that was never killed.

const KILLS = share(2, 200);
const T = 60;
const SHORT = 6;
/** Kills the process that it is loaded into at a call that changes a file. */
const HOOK = join(import.meta.dirname, 'kill-at.mjs');
const folder = builtCommandLine({
  'small.json': JSON.stringify(SMALL),
  'game.json': JSON.stringify({ ...SMALL, horizon: T }),
  'short.json': JSON.stringify({ ...SMALL, horizon: SHORT }),
  'long.json': JSON.stringify({ ...SMALL, horizon: 300 }),
});
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const start = (...argv: string[]) =>
  spawn(process.execPath, [at('driftlab.js'), ...argv], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.on('close', done));
/** Ends with whether the process was killed, and did not end by itself before. */
const wasKilled = (child: ChildProcess) =>
  new Promise<boolean>((done) => child.on('close', (_, signal) => done(signal === 'SIGKILL')));
const without = (...names: string[]) => {
  for (const name of names) rmSync(at(name), { force: true });
};
const indexAt = (t: number) => (7 * t) % 20;

/** Plays until the end or the kill, which comes so many milliseconds after the first question; answers the last step told, and which of the two it was. */
async function playUntil(
  child: ChildProcess,
  killAfter: number | null,
): Promise<{ readonly told: number; readonly killed: boolean }> {
  let told = 0;
  let rest = '';
  child.stdin?.on('error', () => {});
  child.stdout?.on('data', (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() as string;
    for (const line of lines.map((text) => JSON.parse(text))) {
      if (line.hello && killAfter !== null) setTimeout(() => child.kill('SIGKILL'), killAfter);
      if (line.tell) told = line.tell.t;
      if (line.ask) child.stdin?.write(`{"index": ${indexAt(line.ask.t)}}\n`);
    }
  });
  return { killed: await wasKilled(child), told };
}

const answersKept = () =>
  existsSync(at('played.json'))
    ? JSON.parse(read('played.json')).lanes[1].choices.length
    : existsSync(at('played.json.answers'))
      ? read('played.json.answers').split('\n').length - 2
      : 0;
const jobsIn = (out: string) => (existsSync(at(out)) ? read(out).split('"job":').length - 1 : 0);

/** Commands whose results are kept one by one, and go on with --resume. */
const PLANS = {
  compare: (file: string, runs: string) => ['compare', file, '--replicates', runs],
  'compare --shard': (file: string, runs: string) => [
    'compare',
    file,
    '--replicates',
    runs,
    '--shard',
    '1/2',
  ],
  sweep: (file: string, runs: string) => [
    ...['sweep', file, '--vary', 'noiseVariance=0.01,0.1', '--replicates', runs],
  ],
  map: (file: string, runs: string) => [
    ...[
      'map',
      file,
      '--across',
      'noiseVariance=0.01,0.1,1',
      '--most',
      String(8 * Math.ceil(Number(runs) / 8)),
    ],
  ],
  reproduce: (_: string, runs: string) => ['reproduce', 'et-noise', '--runs', runs],
};

/** Commands that write their file at once, or leave it as it was. */
const WRITERS = {
  'run csv': (file: string) => ['run', file, '--format', 'csv'],
  'run json': (file: string) => ['run', file, '--format', 'json', '--replicates', '2'],
  'export parquet': (file: string) => ['export', file, '--to', 'parquet'],
  'export ro-crate': (file: string) => ['export', file, '--to', 'ro-crate', '--date', '2026-11-22'],
  bounds: (file: string) => ['bounds', file],
  merge: () => ['merge', 'one.part', 'two.part'],
};
const makeParts = async () => {
  for (const [i, name] of ['one.part', 'two.part'].entries())
    if (!existsSync(at(name)))
      await ended(
        start('compare', 'small.json', '--replicates', '40', '--shard', `${i + 1}/2`, '--out', name),
      );
};

/** Kills a command at a random time of its run. @returns whether it was not faster than the kill */
async function killed(argv: readonly string[], takes: number): Promise<boolean> {
  const child = start(...argv);
  child.stdout?.resume();
  const timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * takes);
  const hit = await wasKilled(child);
  clearTimeout(timer);
  return hit;
}

/** How long a command takes here, in milliseconds. */
async function timed(argv: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = start(...argv);
  child.stdout?.resume();
  expect(await ended(child)).toBe(0);
  return performance.now() - begun;
}

describe('a kill at any time', () => {
  it(
    'loses no answer of a game',
    async (context) => {
      const play = (killAfter: number | null) =>
        playUntil(
          start('ask-tell', 'game.json', '--lane', 'B', '--out', 'played.json', '--resume'),
          killAfter,
        );
      await play(null);
      const whole = read('played.json');
      let lost = 0;
      for (let kills = 0; kills < KILLS; ) {
        if (existsSync(at('played.json'))) without('played.json', 'played.json.answers');
        const { told, killed } = await play(Math.random() * 60);
        lost += Math.max(0, told - answersKept());
        kills += Number(killed);
      }
      tried(context, KILLS);
      expect(lost).toBe(0);
      expect((await play(null)).told).toBe(T);
      expect(read('played.json')).toBe(whole);
      expect(existsSync(at('played.json.answers'))).toBe(false);
    },
    PATIENCE.timeout,
  );

  it.for(Object.entries(PLANS))('loses no result of %s', PATIENCE, async ([name, argvOf], context) => {
    const out = `${name.replaceAll(' ', '')}.json`;
    const runs = name === 'reproduce' ? '2' : '200';
    const argv = [...argvOf('small.json', runs), '--workers', '1', '--out', out, '--resume'];
    const takes = await timed(argv);
    const whole = read(out);
    without(out);
    let lost = 0;
    for (let kills = 0; kills < KILLS; ) {
      if (existsSync(at(out)) && read(out) === whole) without(out);
      const before = jobsIn(out);
      kills += Number(await killed(argv, takes));
      if (!existsSync(at(out)) ? before > 0 : read(out) !== whole && jobsIn(out) < before) lost++;
    }
    tried(context, KILLS);
    expect(lost).toBe(0);
    await timed(argv);
    expect(read(out)).toBe(whole);
  });

  it.for(Object.entries(WRITERS))(
    'leaves what %s replaces as it was, or whole',
    PATIENCE,
    async ([name, argvOf], context) => {
      const out = `${name.replaceAll(' ', '-')}.out`;
      await makeParts();
      const argv = [...argvOf('long.json'), '--out', out];
      const takes = await timed(argv);
      const whole = read(out);
      let torn = 0;
      for (let kills = 0; kills < KILLS; ) {
        writeFileSync(at(out), 'before');
        kills += Number(await killed(argv, takes));
        torn += Number(!['before', whole].includes(read(out)));
      }
      tried(context, KILLS);
      expect(torn).toBe(0);
      await timed(argv);
      expect(read(out)).toBe(whole);
    },
  );
});

/** Runs a command to its end. */
const ran = (argv: readonly string[], more: { readonly input?: string; readonly killAt?: number } = {}) =>
  spawnSync(process.execPath, [...(more.killAt ? ['--import', HOOK] : []), at('driftlab.js'), ...argv], {
    cwd: folder,
    encoding: 'utf8',
    input: more.input ?? '',
    env: { ...process.env, KILL_AT: String(more.killAt ?? '') },
  });

describe(
  'a kill at every call that changes a file',
  () => {
    /** Every call in the hunt before a release, every fourth in each run of the tests; every twelfth of a command that takes seconds. */
    const stride = share(4, 1);
    const strideOf = (name: string) => (['map', 'reproduce'].includes(name) ? share(12, 1) : stride);

    /** Kills at one call after another until the command ends by itself. @returns how many kills there were */
    function killsOf(
      begin: () => void,
      argv: readonly string[],
      check: (stdout: string) => void,
      { input = '', every = stride } = {},
    ): number {
      for (let [call, kills] = [1, 0]; ; call += every, kills++) {
        begin();
        const { signal, stdout } = ran(argv, { killAt: call, input });
        if (signal !== 'SIGKILL') return kills;
        check(stdout);
      }
    }

    it('loses no answer of a game', (context) => {
      const argv = ['ask-tell', 'short.json', '--lane', 'B', '--out', 'played.json'];
      const answers = (from: number) =>
        Array.from({ length: SHORT - from }, (_, i) => `{"index": ${indexAt(from + i + 1)}}\n`).join('');
      const clear = () => without('played.json', 'played.json.answers');
      clear();
      ran(argv, { input: answers(0) });
      const whole = read('played.json');
      const kills = killsOf(
        clear,
        argv,
        (stdout) => {
          const kept = answersKept();
          expect(kept).toBeGreaterThanOrEqual(stdout.split('"tell"').length - 1);
          expect(ran([...argv, '--resume'], { input: answers(kept) }).status).toBe(0);
          expect(read('played.json')).toBe(whole);
        },
        { input: answers(0) },
      );
      tried(context, kills);
      expect(kills).toBeGreaterThan(15 / stride);
    });

    it.for(Object.entries(PLANS))('loses no result of %s', PATIENCE, ([name, argvOf], context) => {
      const out = `each-${name.replaceAll(' ', '')}.json`;
      const argv = [
        ...argvOf('short.json', name === 'reproduce' ? '2' : '4'),
        '--workers',
        '1',
        '--out',
        out,
      ];
      ran(argv);
      const whole = read(out);
      const kills = killsOf(
        () => without(out),
        argv,
        () => {
          const { stderr } = ran([...argv, '--resume']);
          expect(read(out), stderr).toBe(whole);
        },
        { every: strideOf(name) },
      );
      tried(context, kills);
      expect(kills).toBeGreaterThan(8 / strideOf(name));
    });

    it.for(Object.entries(WRITERS))(
      'leaves what %s replaces as it was, or whole',
      PATIENCE,
      async ([name, argvOf], context) => {
        const out = `each-${name.replaceAll(' ', '-')}.out`;
        await makeParts();
        const argv = [...argvOf('short.json'), '--out', out];
        ran(argv);
        const whole = read(out);
        const kills = killsOf(
          () => writeFileSync(at(out), 'before'),
          argv,
          () => expect(['before', whole]).toContain(read(out)),
        );
        tried(context, kills);
        expect(kills).toBeGreaterThan(3 / stride);
        ran(argv);
        expect(read(out)).toBe(whole);
      },
    );
  },
  PATIENCE.timeout,
);

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from '../cli/built.ts';
import { SMALL } from '../cli/support.ts';

// Every command that lasts is killed (SIGKILL) at random times and gone on with: nothing that was done before is lost, and
// what comes out has the bytes of a run that was never killed. DRIFTLAB_KILLS sets the kills of each command.

const KILLS = Number(process.env.DRIFTLAB_KILLS ?? 4);
const T = 60;
const folder = builtCommandLine({
  'small.json': JSON.stringify(SMALL),
  'game.json': JSON.stringify({ ...SMALL, horizon: T }),
});
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const start = (...argv: string[]) =>
  spawn(process.execPath, [at('driftlab.js'), ...argv], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.on('close', done));
const indexAt = (t: number) => (7 * t) % 20;

/** Plays until the end or the kill, which comes so many milliseconds after the first question; answers the last step told. */
async function playUntil(child: ChildProcess, killAfter: number | null): Promise<number> {
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
  await ended(child);
  return told;
}

const answersKept = () =>
  existsSync(at('played.json'))
    ? JSON.parse(read('played.json')).lanes[1].choices.length
    : existsSync(at('played.json.answers'))
      ? read('played.json.answers').split('\n').length - 2
      : 0;

describe('a kill at any time', () => {
  it(
    'loses no answer of a game',
    async () => {
      const play = (killAfter: number | null) =>
        playUntil(
          start('ask-tell', 'game.json', '--lane', 'B', '--out', 'played.json', '--resume'),
          killAfter,
        );
      await play(null);
      const whole = read('played.json');
      let lost = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill % 5 === 0)
          for (const name of ['played.json', 'played.json.answers']) rmSync(at(name), { force: true });
        const told = await play(Math.random() * 60);
        lost += Math.max(0, told - answersKept());
      }
      expect(lost).toBe(0);
      expect(await play(null)).toBe(T);
      expect(read('played.json')).toBe(whole);
      expect(existsSync(at('played.json.answers'))).toBe(false);
    },
    30_000 + 2_000 * KILLS,
  );

  const PLANS = {
    compare: ['compare', 'small.json', '--replicates', '400'],
    sweep: ['sweep', 'small.json', '--vary', 'noiseVariance=0.01,0.1', '--replicates', '200'],
    reproduce: ['reproduce', 'et-table3', '--runs', '2'],
  };
  it.each(Object.entries(PLANS))(
    'loses no result of %s',
    async (name, argv) => {
      const out = `${name}.json`;
      const go = () => start(...argv, '--workers', '1', '--out', out, '--resume');
      expect(await ended(go())).toBe(0);
      const whole = read(out);
      rmSync(at(out));
      const jobs = () => (existsSync(at(out)) ? read(out).split('"job":').length : 0);
      let lost = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const before = existsSync(at(out)) && read(out) === whole ? 0 : jobs();
        if (before === 0) rmSync(at(out), { force: true });
        const child = go();
        child.stdout?.resume();
        const timer = setTimeout(() => child.kill('SIGKILL'), 200 + Math.random() * 600);
        await ended(child);
        clearTimeout(timer);
        if (!existsSync(at(out)) ? before > 0 : read(out) !== whole && jobs() < before) lost++;
      }
      expect(lost).toBe(0);
      const last = go();
      last.stdout?.resume();
      expect(await ended(last)).toBe(0);
      expect(read(out)).toBe(whole);
    },
    60_000 + 4_000 * KILLS,
  );
});

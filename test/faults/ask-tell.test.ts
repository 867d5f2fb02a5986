import { spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from '../cli/built.ts';
import { driftlab, lines, SMALL } from '../cli/support.ts';

// A program on the other end that is killed, rude or confused: what was played is never lost, and nobody waits for ever.

const T = SMALL.horizon;
const answer = (index: number) => `${JSON.stringify({ index })}\n`;
const CHOICES = Array.from({ length: T }, (_, i) => (7 * i) % 20);
const folder = builtCommandLine({ 'small.json': JSON.stringify(SMALL) });

/** A game whose input is written and left open. */
function game(written: readonly string[], out: string, stdout: 'pipe' | number = 'pipe') {
  const child = spawn(
    process.execPath,
    [join(folder, 'driftlab.js'), 'ask-tell', 'small.json', '--lane', 'B', '--out', out],
    { cwd: folder, stdio: ['pipe', stdout, 'pipe'] },
  );
  let said = '';
  let complained = '';
  child.stdout?.on('data', (piece) => {
    said += piece;
  });
  child.stderr?.on('data', (piece) => {
    complained += piece;
  });
  child.stdin?.on('error', () => {});
  for (const piece of written) child.stdin?.write(piece);
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const asked = async (t: number) => {
    while (!said.includes(`{"ask":{"t":${t}}}`)) await new Promise((go) => setTimeout(go, 10));
  };
  return { child, ended, asked, complaint: () => complained };
}

const choicesIn = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')).lanes[1].choices;
const leftovers = () => readdirSync(folder).filter((name) => /\.(part|answers)$/.test(name));

describe('ask-tell', { timeout: 60_000 }, () => {
  it('ends with the last step, whether or not the program has closed its end', async () => {
    const { ended } = game(CHOICES.map(answer), 'whole.json');
    expect(await ended).toBe(0);
    expect(choicesIn('whole.json')).toEqual(CHOICES);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'keeps what was played when it is sent %s',
    async (signal) => {
      const { child, ended, asked, complaint } = game(CHOICES.slice(0, 5).map(answer), `${signal}.json`);
      await asked(6);
      child.kill(signal);
      expect(await ended).toBe(130);
      expect(complaint()).toBe('lane B waits at step 6: 7 of 12 steps are missing; --resume continues\n');
      expect(choicesIn(`${signal}.json`)).toEqual(CHOICES.slice(0, 5));
      expect(leftovers()).toEqual([]);
    },
  );

  it('keeps what was played when a line never ends, and still refuses it', async () => {
    const { ended, complaint } = game([...CHOICES.slice(0, 4).map(answer), '9'.repeat(100_000)], 'long.json');
    expect(await ended).toBe(2);
    expect(complaint()).toContain('a line of the input has more than 65536 characters');
    expect(choicesIn('long.json')).toEqual(CHOICES.slice(0, 4));
  });

  it.runIf(process.platform === 'linux')('writes its file though nobody can be told', async () => {
    const { ended, complaint } = game([], 'full.json', openSync('/dev/full', 'w'));
    expect(await ended).toBe(73);
    expect(complaint()).toContain('cannot write standard output: no space is left on the device');
    expect(JSON.parse(readFileSync(join(folder, 'full.json'), 'utf8')).lanes[1].waits).toBe(true);
  });

  it('takes no second game on a file on which one is being played', async () => {
    const first = game(CHOICES.slice(0, 6).map(answer), 'both.json');
    await first.asked(7);
    const second = game(CHOICES.slice(0, 2).map(answer), 'both.json');
    expect(await second.ended).toBe(2);
    expect(second.complaint()).toContain('of a game that was cut off or is being played; --resume continues');
    first.child.stdin?.end();
    expect(await first.ended).toBe(3);
    expect(choicesIn('both.json')).toEqual(CHOICES.slice(0, 6));
    expect(leftovers()).toEqual([]);
  });

  const play = (input: readonly string[]) =>
    driftlab(['ask-tell', 'small.json', '--lane', 'B'], { 'small.json': SMALL }, input);
  const told = (stdout: string) =>
    lines(stdout).flatMap(({ tell }) => (tell ? [(tell as { index: number }).index] : []));

  it('reads behind the mark that some shells set before the first line', async () => {
    const { stdout, stderr } = await play(['\ufeff{"index": 4}\n{"index": 5}\n']);
    expect(told(stdout)).toEqual([4, 5]);
    expect(stderr).not.toContain('an answer is');
  });

  it.each(['1e308', '-1e308', '1e155'])('does not take %s for a place', async (x) => {
    const { stdout, stderr } = await play([`{"x": [${x}]}\n{"x": [1]}\n`]);
    expect(stderr).toContain('x must lie between 0 and 1');
    expect(told(stdout)).toEqual([19]);
  });

  it('takes no lines but answers: 500 that are cut, doubled or foreign', async () => {
    const { Chance, mutatedText } = await import('./mutations.ts');
    const chance = new Chance(31);
    const input = Array.from(
      { length: 500 },
      () => `${mutatedText('{"index": 7}', chance).replaceAll('\n', '')}\n`,
    );
    const { status, stderr, stdout } = await play(input);
    expect(status).toBe(3);
    for (const line of stderr.trim().split('\n')) expect(line.length).toBeLessThan(300);
    for (const index of told(stdout)) expect(Number.isInteger(index) && index >= 0 && index < 20).toBe(true);
  });
});

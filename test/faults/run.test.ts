import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from '../cli/built.ts';
import { SMALL } from '../cli/support.ts';

// A run that would take hours is asked to end: it ends at once, and its file is as it was.

const folder = builtCommandLine({ 'small.json': JSON.stringify(SMALL) });
const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const COMMANDS = [['run'], ['export', '--to', 'parquet']];

describe('a run', { timeout: 60_000 }, () => {
  it.each(COMMANDS.flatMap((command) => SIGNALS.map((signal) => ({ command, signal }))))(
    'by $command.0 leaves its file as it was, and nothing beside it, when it is sent $signal',
    async ({ command, signal }) => {
      const out = `${signal}.${command[0]}`;
      writeFileSync(join(folder, out), 'before\n');
      const child = spawn(
        process.execPath,
        [join(folder, 'driftlab.js'), ...command, 'small.json', '--replicates', '10000', '--out', out],
        { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      let complaint = '';
      child.stderr.on('data', (piece) => {
        complaint += piece;
      });
      const ended = new Promise<number | null>((done) => child.on('close', done));
      while (child.exitCode === null && parts().length === 0) await new Promise((go) => setTimeout(go, 5));
      child.kill(signal);
      expect(await ended).toBe(130);
      expect(complaint).toContain(`stopped; ${out} is as it was before\n`);
      expect(readFileSync(join(folder, out), 'utf8')).toBe('before\n');
      expect(parts()).toEqual([]);
    },
  );

  it.each(COMMANDS)(
    'by %s into a folder that is not there is refused before its first step',
    (...command) => {
      const argv = [...command, 'small.json', '--replicates', '10000', '--out', 'none/out'];
      const { status, stderr } = spawnSync(process.execPath, [join(folder, 'driftlab.js'), ...argv], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([
        2,
        'driftlab: cannot write none/out: there is no such file or folder\n',
      ]);
    },
  );
});

/** A program that stays for ever in one of the interpreter's own functions. */
const ENDLESS = `defineAlgorithm({ id: 'endless', slots: () => ({ acquisition: () => [].indexOf.call({ length: 2 ** 53 - 1 }, 1) }) })`;

it.each(SIGNALS)(
  'a run whose program does not come back ends when it is sent %s',
  async (signal) => {
    const scenario = { ...SMALL, lanes: [{ algorithm: 'own-algorithm', parameters: { program: ENDLESS } }] };
    writeFileSync(join(folder, 'endless.json'), JSON.stringify(scenario));
    writeFileSync(join(folder, 'endless.jsonl'), 'before\n');
    const given = [join(folder, 'driftlab.js'), 'run', 'endless.json', '--out', 'endless.jsonl'];
    const child = spawn(process.execPath, given, { cwd: folder, stdio: 'ignore' });
    const gone = once(child, 'exit');
    expect(await Promise.race([gone, wait(3000, 'is running')])).toBe('is running');
    child.kill(signal);
    expect(await gone).toEqual([null, signal]);
    expect(readFileSync(join(folder, 'endless.jsonl'), 'utf8')).toBe('before\n');
  },
  60_000,
);

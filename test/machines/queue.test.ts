import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SMALL } from '../cli/support.ts';
import { Chance } from '../faults/mutations.ts';
import { freePort, type RedisServer, startRedis } from './redis.ts';
import { type Bench, createBench } from './support.ts';

// A real server, real processes, real kills: whatever happens on the way, the bytes are those of one run.

/** Milliseconds between two kills. */
const KILL_AFTER = 4000;
const WAITING = { timeout: 300_000 };
/** Has no value from t = 6 on, which only the job finds. */
const BROKEN = { ...SMALL, objective: { id: 'formula-1d', parameters: { formula: 'sqrt(5.5 - t)' } } };

let bench: Bench;
let redis: RedisServer;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  bench = createBench();
  redis = await startRedis(bench.folder);
  writeFileSync(bench.path('small.json'), JSON.stringify(SMALL));
  writeFileSync(bench.path('broken.json'), JSON.stringify(BROKEN));
}, 120_000);
// What a test that failed left at work would do the next one's jobs.
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(async () => {
  await redis.kill('SIGKILL');
  rmSync(bench.folder, { recursive: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly status: number | null; readonly messages: string }>;
  readonly messages: () => string;
}

/** Starts the command line with what it needs to be let in. */
function start(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = redis.env,
  program = bench.program,
): Started {
  const child = spawn(process.execPath, [program, ...argv], {
    cwd: bench.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  let messages = '';
  child.stderr?.on('data', (text) => {
    messages += text;
  });
  const ended = new Promise<{ status: number | null; messages: string }>((done) =>
    child.once('close', (status) => {
      children.delete(child);
      done({ status, messages });
    }),
  );
  return { child, ended, messages: () => messages };
}

const worker = (...flags: string[]) => start(['worker', '--queue', redis.url, '--threads', '1', ...flags]);
const status = async () => {
  const { stdout, status: code, stderr } = bench.sh(`driftlab status --json --queue ${redis.url}`, redis.env);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
};
const sha256 = (name: string) =>
  createHash('sha256')
    .update(readFileSync(bench.path(name)))
    .digest('hex');
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const stop = async ({ child, ended }: Started) => {
  child.kill('SIGTERM');
  return ended;
};

describe('a plan on a queue', WAITING, () => {
  it('with a module of one’s own is done by workers that have the same one, and by no others', async () => {
    const module = (kept: number) =>
      `import { defineAlgorithm, slidingWindow } from 'driftlab';
       defineAlgorithm({ id: 'short', slots: () => ({ memory: slidingWindow(${kept}) }) });`;
    writeFileSync(bench.path('mine.js'), module(3));
    writeFileSync(bench.path('other.js'), module(4));
    writeFileSync(bench.path('own.json'), JSON.stringify({ ...SMALL, lanes: [{ algorithm: 'short' }] }));
    const plan = ['compare', 'own.json', '--replicates', '20', '--import', 'mine.js'];
    expect(bench.sh(`driftlab ${plan.join(' ')} --workers 0 --out own-whole.json`).status).toBe(0);
    const stranger = worker('--import', 'other.js');
    const refused = await start([...plan, '--queue', redis.url, '--out', 'own-queue.json']).ended;
    expect(refused.status).not.toBe(0);
    expect(refused.messages).toContain('must be the same (--import)');
    await stop(stranger);
    const own = worker('--import', 'mine.js');
    const done = await start([...plan, '--queue', redis.url, '--out', 'own-queue.json']).ended;
    expect(done.status, done.messages).toBe(0);
    await stop(own);
    expect(sha256('own-queue.json')).toBe(sha256('own-whole.json'));
  });

  it('of a map goes round by round, stopped and gone on with, to the bytes of one run', async () => {
    const axes = ['--across', 'noiseVariance=0.01,0.1,1', '--up', 'lanes.B.parameters.lowerSteps=1,3'];
    const map = ['map', 'small.json', ...axes, '--most', '64'];
    const flags = map.map((word) => `'${word}'`).join(' ');
    expect(bench.sh(`driftlab ${flags} --workers 1 --out map-whole.json`).status).toBe(0);
    const workers = [worker(), worker()];
    const queued = [...map, '--queue', redis.url, '--out', 'map-queue.json'];
    const first = start(queued);
    await until(() => existsSync(bench.path('map-queue.json')));
    expect((await stop(first)).messages).toContain('the queue continues');
    workers[0].child.kill('SIGKILL');
    const run = await start([...queued, '--resume']).ended;
    expect(run.status, run.messages).toBe(0);
    expect(run.messages).toContain('6 of 6 cells decided');
    for (const one of workers.slice(1)) await stop(one);
    expect(sha256('map-queue.json')).toBe(sha256('map-whole.json'));
    expect((await status()).plans).toEqual([]);
  });

  it('of 2,000 jobs gives the bytes of one run, though workers and server are killed on the way', async () => {
    const plan = ['compare', 'small.json', '--replicates', '2000'];
    expect(bench.sh(`driftlab ${plan.join(' ')} --workers 1 --out whole.json`).status).toBe(0);
    const chance = new Chance(11);
    const workers = Array.from({ length: 6 }, () => worker());
    const run = start([...plan, '--queue', redis.url, '--out', 'queue.json']);
    let over = false;
    void run.ended.then(() => {
      over = true;
    });
    const linesIn = () =>
      existsSync(bench.path('queue.json'))
        ? readFileSync(bench.path('queue.json'), 'utf8').split('\n').length
        : 0;
    let kills = 0;
    let restarts = 0;
    while (!over) {
      await new Promise((resolve) => setTimeout(resolve, KILL_AFTER));
      const victim = chance.below(workers.length);
      workers[victim].child.kill('SIGKILL');
      await workers[victim].ended;
      kills++;
      workers[victim] = worker();
      if (restarts === 0 && linesIn() > 500) {
        restarts++;
        await redis.kill('SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await redis.start();
      }
    }
    const ended = await run.ended;
    expect(ended.status, ended.messages).toBe(0);
    console.log(`2,000 jobs: ${kills} workers killed, ${restarts} restart of the server`);
    expect(kills).toBeGreaterThan(0);
    expect(restarts).toBe(1);
    expect(sha256('queue.json')).toBe(sha256('whole.json'));
    for (const { ended: left, child } of workers) {
      child.kill('SIGTERM');
      await left;
    }
    expect((await status()).plans).toEqual([]);
  });

  it('that is stopped goes on without the one who asked, who comes back for its results', async () => {
    const plan = ['sweep', 'small.json', '--replicates', '30', '--vary', 'noiseVariance=0.02,0.2'];
    expect(bench.sh(`driftlab ${plan.join(' ')} --workers 1 --out sweep.json`).status).toBe(0);
    const asked = start([...plan, '--queue', redis.url, '--out', 'asked.json']);
    await until(async () => (await status()).waiting > 0);
    const { plans } = await status();
    expect(plans).toMatchObject([{ id: 'sweep', jobs: 60, done: 0, state: 'waiting-children' }]);
    const left = await stop(asked);
    expect(left.status).toBe(130);
    expect(left.messages).toContain(
      'stopped here, the queue continues; the same command with --resume takes its results',
    );
    const done = await worker('--idle', '1').ended;
    expect(done.messages).toContain('60 jobs done');
    expect((await status()).plans).toMatchObject([{ done: 60, state: 'waiting' }]);
    const back = await start([...plan, '--queue', redis.url, '--out', 'asked.json', '--resume']).ended;
    expect(back.status, back.messages).toBe(0);
    expect(sha256('asked.json')).toBe(sha256('sweep.json'));
  });

  it('asks only for what no plan has asked for before', async () => {
    writeFileSync(bench.path('again.json'), JSON.stringify({ ...SMALL, seed: 98 }));
    const hand = worker();
    for (const replicates of ['20', '25', '10']) {
      const argv = ['compare', 'again.json', '--replicates', replicates, '--queue', redis.url];
      expect((await start(argv).ended).status).toBe(0);
    }
    expect((await stop(hand)).messages).toContain('\n25 jobs done; stopped');
  });

  it('ends in a sentence where a job cannot be done, and leaves nothing behind', async () => {
    const hand = worker();
    const { status: code, messages } = await start(['compare', 'broken.json', '--queue', redis.url]).ended;
    expect([code, messages.trim().split('\n')]).toEqual([
      2,
      [expect.stringMatching(/^driftlab: replicate \d+: The formula has no finite value at x = 0, t = 6\./)],
    ]);
    await stop(hand);
    const left = await status();
    expect(left).toMatchObject({ waiting: 0, active: 0, plans: [] });
    expect(left.failures[0].reason).toContain('no finite value');
  });

  it('is refused by a worker with another engine, which leaves the job to others', async () => {
    const next = bench.path('next');
    cpSync(bench.path('cli'), next, { recursive: true });
    let changed = 0;
    for (const name of readdirSync(next).filter((file) => file.endsWith('.js'))) {
      const text = readFileSync(join(next, name), 'utf8');
      const other = text.replace(/(\bENGINE_VERSION ?= ?)"[^"]+"/, '$1"9.9.9"');
      changed += Number(other !== text);
      writeFileSync(join(next, name), other);
    }
    expect(changed).toBe(1);
    writeFileSync(bench.path('fresh.json'), JSON.stringify({ ...SMALL, seed: 99 }));
    const argv = ['compare', 'fresh.json', '--replicates', '4', '--queue', redis.url];
    const asked = start([...argv, '--out', 'last.json']);
    const stranger = start(['worker', '--queue', redis.url], redis.env, join(next, 'driftlab.js'));
    const { status: code, messages } = await stranger.ended;
    expect(code).toBe(2);
    expect(messages).toMatch(
      /\ndriftlab: a job on the queue needs engine \S+, this is 9\.9\.9; it stays there, and this worker stops\n$/,
    );
    const hand = worker();
    expect((await asked.ended).status).toBe(0);
    await stop(hand);
  });
});

describe('a server that is gone', WAITING, () => {
  it('is announced once, and not waited for by those who are asked to leave', async () => {
    const hand = worker();
    await until(() => hand.messages().includes('at work'));
    writeFileSync(bench.path('long.json'), JSON.stringify({ ...SMALL, seed: 97 }));
    const asked = start(['compare', 'long.json', '--replicates', '3000', '--queue', redis.url]);
    await until(async () => (await status()).active > 0);
    await redis.kill('SIGKILL');
    await until(() => [hand, asked].every(({ messages }) => messages().includes('lost the server')));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const [left, stopped] = await Promise.all([stop(hand), stop(asked)]);
    expect([left.status, stopped.status]).toEqual([130, 130]);
    expect(left.messages).toContain(
      'the server was not told everything in time: what it does not know goes to other workers',
    );
    for (const { messages } of [left, stopped]) expect(messages.match(/lost the server/g)).toHaveLength(1);
    await redis.start();
  });

  it('is gone back to, which is announced too; its absence is no want of work', async () => {
    const hand = worker('--idle', '3');
    await until(() => hand.messages().includes('at work'));
    await redis.kill('SIGKILL');
    await until(() => hand.messages().includes('lost the server'));
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await redis.start();
    await Promise.race([hand.ended, until(() => hand.messages().includes('is back'))]);
    const { status: code, messages } = await hand.ended;
    expect(code, messages).toBe(0);
    expect(messages).toContain('is back');
  });
});

describe('a queue that cannot be had', () => {
  const refusal = (command: string, env: Readonly<Record<string, string>> = redis.env) => {
    const { status: code, stderr, stdout } = bench.sh(command, env);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('is refused at once, in a sentence', async () => {
    const nobody = await freePort();
    for (const command of ['worker', 'status', 'compare small.json'])
      expect(refusal(`driftlab ${command} --queue redis://127.0.0.1:${nobody}`)).toContain(
        `no Redis answers at 127.0.0.1:${nobody} (ECONNREFUSED)`,
      );
  });

  it('is refused without its password, and with one on the command line', () => {
    expect(refusal(`driftlab status --queue ${redis.url}`, { DRIFTLAB_REDIS_PASSWORD: 'wrong' })).toContain(
      'refuses us',
    );
    const told = refusal(`driftlab status --queue redis://:wisp@127.0.0.1:${redis.port}`);
    expect(told).toContain('--queue holds a name or password');
    expect(told).not.toContain('wisp');
  });

  it('is refused where the server has no such database', () => {
    for (const command of ['worker', 'status', 'status --json', 'compare small.json'])
      expect(refusal(`driftlab ${command} --queue ${redis.url}/77`)).toBe(
        `driftlab: the server at 127.0.0.1:${redis.port} has no database 77; its setting databases says how many it has, from 0 on (usually 16)\n`,
      );
  });

  it('is refused where another way to share out the work is asked for too', () => {
    for (const flag of ['--workers 2', '--shard 1/2 --out a.part'])
      expect(refusal(`driftlab compare small.json --queue ${redis.url} ${flag}`)).toContain(
        'leave out --workers and --shard',
      );
  });
});

describe('a server that holds what is not ours', WAITING, () => {
  const db = 3;
  const queue = () => `--queue ${redis.url}/${db}`;
  const compare = () => `driftlab compare small.json --replicates 3 ${queue()}`;
  let keys: Redis;
  beforeAll(async () => {
    keys = new Redis({ port: redis.port, password: 'wisp', db });
  });
  afterEach(async () => {
    await keys.flushdb();
  });
  afterAll(() => keys.disconnect());

  const NONE_OF_OURS = 'is none of Driftlab’s; take another database of it, …/1';
  const refused = (command: string, what: string, why = NONE_OF_OURS) => {
    const { status: code, stderr, stdout } = bench.sh(command, redis.env);
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr.trim().split('\n').at(-1)).toContain(`driftlab: ${what} on the server ${why}`);
  };
  /** A result as somebody would change it who writes to the server: all values halved. */
  const halved = (sealed: Buffer) => {
    const results = JSON.parse(inflateRawSync(sealed.subarray(32)).toString());
    const half = results.map((result: { regret: number }) => ({ ...result, regret: result.regret / 2 }));
    return Buffer.concat([sealed.subarray(0, 32), deflateRawSync(JSON.stringify(half))]);
  };

  it.each([
    ['x', 'garbage'],
    ['0123456789ab', 'garbage'],
    ['0123456789ab', '{"id":"compare","title":3,"engine":"x","jobs":1}'],
    ['../a', '{"id":"compare","title":"","engine":"x","jobs":1}'],
  ])('among the plans, %s %s, is refused by status', async (field, entry) => {
    await keys.hset('driftlab:plans', field, entry);
    refused(`driftlab status ${queue()}`, 'a plan');
    refused(`driftlab status --json ${queue()}`, 'a plan');
  });

  it.each(['driftlab:plans', 'driftlab:jobs:wait', 'driftlab:jobs:failed'])(
    'in a key of another type, %s, is refused by who looks there',
    async (key) => {
      await keys.set(key, 'x');
      refused(`driftlab status ${queue()}`, 'what stands under driftlab:');
      refused(compare(), 'what stands under driftlab:');
    },
  );

  it('in the keys of the workers’ queue ends a worker', async () => {
    await keys.set('driftlab:jobs:marker', 'x');
    await keys.set('driftlab:jobs:wait', 'x');
    refused(`driftlab worker --threads 1 --idle 20 ${queue()}`, 'what stands under driftlab:');
  });

  it('in a job is no job of ours: a worker says so and goes on', async () => {
    await keys.hset('driftlab:jobs:1', { name: 'x', data: '{"plan":"\u009b31m"}', opts: '{}', timestamp: 1 });
    await keys.lpush('driftlab:jobs:wait', '1');
    await keys.zadd('driftlab:jobs:marker', 0, '0');
    const { status: code, messages } = await start([
      'worker',
      '--threads',
      '1',
      '--idle',
      '2',
      '--queue',
      `${redis.url}/${db}`,
    ]).ended;
    expect(code, messages).toBe(0);
    expect(messages).toContain('\na job on the queue is none of Driftlab’s\n');
    const { stdout, status: told } = bench.sh(`driftlab status ${queue()}`, redis.env);
    expect(told).toBe(0);
    expect(stdout).toContain('a job on the queue is none of Driftlab’s');
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it.each<[string, (key: string) => Promise<unknown>, string, string?]>([
    ['garbage', (key) => keys.set(key, 'garbage'), 'what stands', 'is not signed with our key'],
    [
      'halved values',
      async (key) => keys.set(key, halved((await keys.getBuffer(key)) as Buffer)),
      'what stands',
      'is not signed with our key',
    ],
    ['a list', (key) => keys.del(key).then(() => keys.lpush(key, 'x')), 'what stands under driftlab:'],
  ])('under the key of a result, %s, is refused by who asked', async (_, spoil, what, why) => {
    const hand = start(['worker', '--threads', '1', '--queue', `${redis.url}/${db}`]);
    expect(bench.sh(compare(), redis.env).status).toBe(0);
    const found = await keys.keys('driftlab:result:*');
    expect(found).toHaveLength(3);
    for (const key of found) await spoil(key);
    refused(`${compare()} --out taken.json --resume`, what, why);
    await stop(hand);
  });

  it('in place of a plan’s scenario is refused by the worker, and by who asked', async () => {
    const asked = start(['compare', 'small.json', '--replicates', '3', '--queue', `${redis.url}/${db}`]);
    await until(async () => (await keys.exists('driftlab:jobs:wait')) === 1);
    for (const key of await keys.keys('driftlab:order:*')) await keys.set(key, 'garbage');
    const hand = start(['worker', '--threads', '1', '--queue', `${redis.url}/${db}`]);
    const { status: code, messages } = await asked.ended;
    expect(code).toBe(2);
    expect(messages).toContain('is not signed with our key');
    await stop(hand);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { writeCode } from '../../src/lessons/codes/answer-code.ts';

// npm run bench:room: a hall of students sends guesses to `driftlab room` within two seconds, all from one address, and a teacher's
// page follows. Says how long the server took to answer and how long each guess took to the teacher's page. Server and students
// share the machine.

const STUDENTS = Number(process.argv[2] ?? 500);
const SECONDS = 2;

const room = spawn(
  process.execPath,
  ['dist-cli/driftlab.js', 'room', '--host', '127.0.0.1', '--port', '0', '--page', 'dist'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const { origin, name, token } = await addressOf(room);
const memory = () => /VmRSS:\s+(\d+)/.exec(statusOf(room))?.[1];
const before = memory();

const seen = new Map<string, number>();
void follow(`${origin}/room/${name}/watch?token=${token}`);
await wait(500);
const guesses = Array.from({ length: STUDENTS }, (_, device) => ({
  code: writeCode({ tag: 77, device, values: [(device % 100) / 100], choice: false }),
  at: (1000 * SECONDS * device) / STUDENTS,
}));
const sent = new Map<string, number>();
const answers = await Promise.all(
  guesses.map(async ({ code, at }) => {
    await wait(at);
    const start = performance.now();
    sent.set(code, start);
    const status = await post(`${origin}/room/${name}/guess`, code);
    return { status, time: performance.now() - start };
  }),
);
await wait(1000);
const waits = [...seen].map(([code, time]) => time - (sent.get(code) ?? Number.NaN));
console.log(
  `${STUDENTS} students in ${SECONDS} s from one address; ${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0].toFixed(1)}`,
);
console.log(`taken ${answers.filter(({ status }) => status === 204).length}, seen ${seen.size}`);
console.log(`answered after ${spread(answers.map(({ time }) => time))}`);
console.log(`seen after ${spread(waits)}; within 200 ms: ${share(waits, 200)} %`);
if (before)
  console.log(`memory of the server ${megabytes(before)} before, ${megabytes(memory() ?? '0')} after`);
room.kill('SIGINT');

async function addressOf({ stdout }: ChildProcess) {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += piece;
    const [, origin, name, token] = /(http:\/\/[^/]+)\/\?room=(\w+)&teacher=([\w-]+)/.exec(text) ?? [];
    if (token) return { origin, name, token };
  }
  throw new Error('The room did not begin.');
}

/** Each student's connection is a new one. */
function post(address: string, body: string): Promise<number | undefined> {
  return new Promise((done, failed) =>
    request(address, { method: 'POST', agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode));
    })
      .on('error', failed)
      .end(body),
  );
}

async function follow(address: string): Promise<void> {
  const { body } = await fetch(address);
  let rest = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (/^data: ./.test(line)) seen.set(line.slice(6), performance.now());
  }
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(1);
  return `${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (longest)`;
}

function share(times: readonly number[], limit: number): string {
  return ((100 * times.filter((time) => time <= limit).length) / STUDENTS).toFixed(1);
}

function statusOf({ pid }: ChildProcess): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

function megabytes(kilobytes: string): string {
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

import { doubledKey } from '../engine/doubled-key.ts';
import { exactJson, parseJson } from '../engine/json.ts';
import { modelAssumptions } from '../engine/model-assumptions.ts';
import {
  type Backend,
  candidateAt,
  createFingerprint,
  createWorld,
  type Lane,
  openLane,
  type Scenario,
  type StepRecord,
  type World,
} from '../index.ts';
import { requireObjective } from '../objectives/registry.ts';
import { showValue } from '../parameters/quoted.ts';
import { OutputError, type Writer } from './io.ts';

/** A game with a program that chooses one lane's queries. */
export interface AskTell {
  readonly scenario: Scenario;
  readonly lane: Lane;
  readonly backend: Backend;
  /** What the program writes, line by line. */
  readonly answers: AsyncIterator<string>;
  /** Ends the game as if the program had left. */
  readonly signal: AbortSignal;
  /** Where it reads. */
  readonly out: Writer;
  /** Keeps an answer before anybody hears what was observed there. */
  readonly keep: (index: number) => void;
  /** Where it is told what was wrong with an answer. */
  readonly complain: (sentence: string) => void;
}

/** How the game ended. */
export interface Played {
  /** The scenario with the choices made, which replays the game. */
  readonly scenario: Scenario;
  readonly fingerprint: string;
  readonly steps: number;
  /** What broke the game off; null where it was played to its end, or left. */
  readonly fault: unknown;
}

/**
 * Plays a lane whose queries another program chooses, in lines of JSON: `hello` once, then `ask`, its answer and `tell` for every
 * step, `done` at the end. Choices that the lane brings along are told first. Ends early where the program does, and where
 * something fails: what was played until then is never lost.
 */
export async function playWith({
  scenario,
  lane,
  backend,
  answers,
  signal,
  out,
  keep,
  complain,
}: AskTell): Promise<Played> {
  const world = createWorld(scenario, backend);
  const given = lane.choices ?? [];
  const session = openLane(scenario, { ...lane, waits: true }, world, backend);
  const print = createFingerprint(backend.name);
  let listening = true;
  let fault: unknown = null;
  const say = (message: unknown) => {
    try {
      if (listening) out.write(`${exactJson(message)}\n`);
    } catch (error) {
      listening = false;
      // A program that has closed its end has left the game.
      if (!(error instanceof OutputError && error.code === 'EPIPE')) fault = error;
    }
  };
  const tell = (record: StepRecord) => {
    print.add(record);
    say({ tell: { t: record.t, index: record.index, x: record.x, y: record.y } });
  };
  const play = async () => {
    while (session.t < Math.min(given.length, scenario.horizon)) tell(session.step());
    while (listening && session.t < scenario.horizon) {
      say({ ask: { t: session.t + 1 } });
      const index = listening ? await nextIndex(world, answers, signal, complain) : null;
      if (index === null) return;
      keep(index);
      session.give(index);
      tell(session.step());
    }
  };
  try {
    say({ hello: hello(scenario, lane, world) });
    await play().catch((error) => {
      fault = error;
    });
    const played = playedScenario(scenario, lane, session.records);
    const fingerprint = print.digest();
    if (fault === null) say({ done: { fingerprint, scenario: played } });
    return { scenario: played, fingerprint, steps: session.t, fault };
  } finally {
    session.dispose();
  }
}

/** What the program may know before it begins: nothing of the truth. */
function hello(scenario: Scenario, lane: Lane, { candidates, kernel, modelNoiseVariance }: World) {
  const { signalVariance } = modelAssumptions(scenario, requireObjective(scenario.objective.id));
  return {
    lane: lane.id,
    horizon: scenario.horizon,
    dimension: candidates.dimension,
    candidates: Array.from({ length: candidates.size }, (_, i) => candidateAt(candidates, i)),
    noiseVariance: modelNoiseVariance,
    kernel: kernel.family,
    lengthscales: kernel.family === 'empirical' ? null : kernel.lengthscales,
    signalVariance: kernel.family === 'empirical' ? null : signalVariance,
  };
}

/** The next answer that names a candidate; null when the program or the game has ended. */
async function nextIndex(
  world: World,
  answers: AsyncIterator<string>,
  signal: AbortSignal,
  complain: (sentence: string) => void,
): Promise<number | null> {
  for (;;) {
    const { value, done } = await nextLine(answers, signal);
    if (done) return null;
    if (value.trim() === '') continue;
    const index = indexOf(value, world);
    if (typeof index === 'number') return index;
    complain(index);
  }
}

/** Reading that is let go of fails; that is the end of the lines, not a fault. */
async function nextLine(
  answers: AsyncIterator<string>,
  signal: AbortSignal,
): Promise<IteratorResult<string>> {
  const end = { value: undefined, done: true } as const;
  if (signal.aborted) return end;
  try {
    return await answers.next();
  } catch (error) {
    if (signal.aborted) return end;
    throw error;
  }
}

/** The candidate that an answer names, or what is wrong with it. */
function indexOf(line: string, { candidates }: World): number | string {
  const answer = objectIn(line);
  if (!answer) return `an answer is {"index": i} or {"x": [...]}, got ${showValue(line)}`;
  if ('index' in answer) {
    const { index } = answer;
    const known = Number.isInteger(index) && (index as number) >= 0 && (index as number) < candidates.size;
    return known
      ? (index as number)
      : `index must be an integer between 0 and ${candidates.size - 1}, got ${showValue(index)}`;
  }
  const { x } = answer;
  const { dimension } = candidates;
  if (!Array.isArray(x) || x.length !== dimension || !x.every(Number.isFinite))
    return `x must be a list of ${dimension} number${dimension === 1 ? '' : 's'}, got ${showValue(x)}`;
  const beyond = boxOf(candidates).findIndex(([low, high], d) => !isWithin(x[d], low, high));
  if (beyond < 0) return nearestCandidate(x, candidates.points);
  const [low, high] = boxOf(candidates)[beyond];
  const name = dimension === 1 ? 'x' : `x[${beyond}]`;
  return `${name} must lie between ${low} and ${high}, as the candidates do, got ${showValue(x[beyond])}`;
}

/** Least and largest coordinate of the candidates in each dimension. */
function boxOf({ points, size, dimension }: World['candidates']): [low: number, high: number][] {
  return Array.from({ length: dimension }, (_, d) => {
    let [low, high] = [points[d], points[d]];
    for (let i = 1; i < size; i++) {
      low = Math.min(low, points[i * dimension + d]);
      high = Math.max(high, points[i * dimension + d]);
    }
    return [low, high];
  });
}

/** What another program's arithmetic has rounded is not refused. */
function isWithin(value: number, low: number, high: number): boolean {
  const slack = 1e-9 * Math.max(high - low, Math.abs(low), Math.abs(high));
  return value >= low - slack && value <= high + slack;
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const value = parseJson(line);
    if (doubledKey(line) !== null) return null;
    const isAnswer = typeof value === 'object' && value !== null && ('index' in value || 'x' in value);
    return isAnswer ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Index of the candidate nearest to a place by Euclidean distance; ties go to the lowest index. */
function nearestCandidate(x: readonly number[], points: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length / x.length; i++) {
    const distance = x.reduce((sum, value, d) => sum + (value - points[i * x.length + d]) ** 2, 0);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** The scenario with the lane's choices; it waits where they end before the run does. */
function playedScenario(scenario: Scenario, lane: Lane, records: readonly StepRecord[]): Scenario {
  const { waits: _, choices: __, ...rest } = lane;
  const played: Lane = {
    ...rest,
    ...(records.length > 0 && { choices: records.map(({ index }) => index) }),
    ...(records.length < scenario.horizon && { waits: true }),
  };
  return { ...scenario, lanes: scenario.lanes.map((other) => (other.id === lane.id ? played : other)) };
}

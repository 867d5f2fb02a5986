import { exactJson } from '../../engine/json.ts';
import { modelAssumptions } from '../../engine/model-assumptions.ts';
import { engineOf } from '../../engine/modules.ts';
import {
  type Backend,
  candidateAt,
  createFingerprint,
  createWorld,
  type Lane,
  openLane,
  type Scenario,
  type Session,
  type StepRecord,
  type World,
} from '../../index.ts';
import { requireObjective } from '../../objectives/registry.ts';
import { OutputError, type Writer } from '../io.ts';
import { nextIndex } from './answer.ts';

/** A game with a program that chooses one lane's queries. */
interface AskTell {
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
  /** Where it is told what was wrong with an answer; where this throws, the game is broken off. */
  readonly complain: (sentence: string) => void;
  /** Reads what the game left behind, before it is put away. */
  readonly atEnd?: (session: Session, world: World) => void;
}

/** How the game ended. */
interface Played {
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
  atEnd,
}: AskTell): Promise<Played> {
  const world = createWorld(scenario, backend);
  const given = lane.choices ?? [];
  const session = openLane(scenario, { ...lane, waits: true }, world, backend);
  const engine = engineOf([{ objective: scenario.objective, algorithms: [lane.algorithm] }]);
  const print = createFingerprint(backend.name, engine);
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
    atEnd?.(session, world);
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
    replicate: scenario.replicate,
    horizon: scenario.horizon,
    dimension: candidates.dimension,
    candidates: Array.from({ length: candidates.size }, (_, i) => candidateAt(candidates, i)),
    noiseVariance: modelNoiseVariance,
    kernel: kernel.family,
    lengthscales: kernel.family === 'empirical' ? null : kernel.lengthscales,
    signalVariance: kernel.family === 'empirical' ? null : signalVariance,
  };
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

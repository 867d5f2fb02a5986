import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { cos, exp, log, pow, sin } from '../math/index.ts';
import type { Acquisition, PosteriorDraw, Weighing } from '../policy/acquisition.ts';
import { isDraw } from '../policy/acquisition.ts';
import type { Kept, Memory } from '../policy/memory.ts';
import type { ModelState, Schedule } from '../policy/schedules/spec.ts';
import type { Finding, TestInput, Trigger, Verdict } from '../policy/trigger.ts';
import { LARGEST_GIVEN } from '../policy/verdict.ts';
import type { Stream } from '../random/stream.ts';
import { checkedNumber } from './checked-answers.ts';
import { DEFINITION_KEYS, PROGRAM_SLOT_KEYS } from './keys.ts';
import type { Argument, Machine } from './machine.ts';
import { boundedTest, type Described, pieceOf, shownOf } from './pieces.ts';
import { PRELUDE } from './prelude.ts';
import { ProgramError } from './program-error.ts';
import { importLine, textToRun } from './program-text.ts';
import type { ProgramSlots, RunningProgram } from './running-program.ts';
import { withAll } from './scored.ts';
import { noneSuch, unknownSlot, wrongSlot } from './slot-rules.ts';
import { temporalFactor } from './temporal.ts';

/** The slots as a program describes them. */
interface Description {
  readonly memory: Described | null;
  readonly trigger: Described | null;
  readonly acquisition: Described | null;
  readonly schedule: Described | null;
  readonly noiseVariance: Described | null;
  readonly temporal: unknown;
  /** A key of the definition or of its slots that no algorithm has; absent where the program defines none. */
  readonly unknownKey?: string | null;
  readonly unknownSlot: string | null;
}

/** What the functions of this side answer while one of the program's is called. */
interface Asked {
  readonly test?: TestInput;
  readonly model?: ModelState;
}

/** One run of a program: its slots, filled where it differs from GP-UCB. Its functions keep what state they like. */
export class Program implements RunningProgram {
  private readonly machine: Machine;
  private readonly door: QuickJSHandle;
  private readonly description: Description;
  private asked: Asked = {};
  private readonly streams: Stream[] = [];
  /** The step under way, for the sentence of a failure. */
  private step = 1;

  /** @throws ProgramError where the text cannot be run, or its slots cannot be filled */
  constructor(machine: Machine, text: string, context: object) {
    this.machine = machine;
    this.door = machine.open(PRELUDE, this.host());
    machine.run(runnable(text), '');
    const where = 'in slots';
    const given = [JSON.stringify(context)];
    this.description = machine.call(
      this.door,
      'begin',
      given,
      where,
      readDescription,
    ) as unknown as Description;
    const { unknownKey, unknownSlot: slot } = this.description;
    if (unknownKey === undefined)
      throw new ProgramError(
        'The program does not call defineAlgorithm; write defineAlgorithm({ id, slots: () => ({ … }) }).',
      );
    if (typeof unknownKey === 'string')
      throw new ProgramError(`defineAlgorithm has no key ${noneSuch(unknownKey, DEFINITION_KEYS)}.`);
    if (typeof slot === 'string') throw unknownSlot(slot, PROGRAM_SLOT_KEYS);
  }

  slots(): ProgramSlots {
    const { memory, trigger, acquisition, schedule, temporal, noiseVariance } = this.description;
    return {
      ...(memory && { memory: this.memory(memory) }),
      ...(trigger && { trigger: this.trigger(trigger) }),
      ...(acquisition && { acquisition: this.acquisition(acquisition) }),
      ...(schedule && { schedule: this.schedule(schedule) }),
      ...(temporal !== null && { temporal: temporalFactor(temporal) }),
      ...(noiseVariance && { noiseVariance: positive('noiseVariance', noiseVariance) }),
    };
  }

  dispose(): void {
    this.machine.dispose();
  }

  private memory(described: Described): Memory {
    if (described.own === undefined) return pieceOf('memory', described);
    const looksAtSteps = described.own > 3;
    return (held, verdict, t, steps) => {
      const given = [held, JSON.stringify(verdict), t, JSON.stringify(looksAtSteps ? steps : [])];
      const kept = this.answer('memory', given, t);
      // A selection with its reasons is the engine's alone.
      return (typeof kept === 'number' || Array.isArray(kept) ? kept : JSON.stringify(kept)) as Kept;
    };
  }

  private trigger(described: Described): Trigger {
    if (described.piece === 'withinBounds')
      return boundedTest(this.changeTest(described.test), described.given ?? []);
    if (described.own === undefined) return pieceOf('trigger', described);
    const { resets = true, blockLengths } = described;
    return {
      resets,
      ...(blockLengths && { blockLengths: [Number(blockLengths[0]), Number(blockLengths[1])] as const }),
      test: (input) => this.tested(input) as Verdict,
    };
  }

  private changeTest(described: Described = {}): (input: TestInput) => Partial<Finding> {
    if (described.own === undefined) return pieceOf('test', described);
    return (input) => this.tested(input) as Partial<Finding>;
  }

  private tested(input: TestInput): unknown {
    return this.asking({ test: input }, () => this.answer('test', [JSON.stringify(input)], input.t));
  }

  /** Answers for as long as the program is asked, and no longer: a function that it keeps finds nothing then. */
  private asking<Result>(asked: Asked, ask: () => Result): Result {
    this.asked = asked;
    try {
      return ask();
    } finally {
      this.asked = {};
    }
  }

  private acquisition(described: Described): Acquisition | PosteriorDraw {
    const { own, value } = described;
    if (isDraw(value as PosteriorDraw)) return value as PosteriorDraw;
    if (own === undefined) return pieceOf('acquisition', described);
    return withAll((mean, sd, weighing, out) => {
      const beliefs = new Float64Array(2 * mean.length);
      beliefs.set(mean);
      beliefs.set(sd, mean.length);
      this.score(beliefs, weighing, out);
    });
  }

  private score(beliefs: Float64Array, { multiplier, incumbent }: Weighing, out: Float64Array): void {
    const where = at('acquisition', this.step);
    const given = [beliefs, multiplier, incumbent];
    const scores = this.machine.call(this.door, 'score', given, where, (vm, answer) =>
      readDoubles(vm, answer, out.length),
    );
    if (scores instanceof Float64Array) out.set(scores);
    else out.fill(checkedNumber(scores.answer, capital(where)));
  }

  private schedule(described: Described): Schedule {
    if (described.own === undefined) throw wrongSlot('schedule', shownOf(described));
    return (t, model) => {
      this.step = t;
      const where = at('schedule', t);
      return this.asking(
        { model },
        () => this.machine.call(this.door, 'schedule', [t, model.size], where, readMultiplier) as number,
      );
    };
  }

  private answer(slot: 'memory' | 'test', given: readonly Argument[], t: number): unknown {
    this.step = t;
    const where = at(slot === 'test' ? 'trigger' : slot, t);
    const { answer } = this.machine.call(this.door, slot, given, where, readObject);
    // What is scored next belongs to the step after.
    this.step = t + 1;
    return answer;
  }

  /** Functions of the project that a program may call. */
  private host() {
    return {
      ...{ exp, log, pow, sin, cos },
      freshLogLikelihood: (count: number) => this.likelihood('freshLogLikelihood', count),
      keptLogLikelihood: (count: number) => this.likelihood('keptLogLikelihood', count),
      informationGain: () => this.asked.model?.informationGain() ?? Number.NaN,
      openStream: (name: string) => this.openStream(name),
      draw: (at: number, kind: 'uniform' | 'normal' | 'integer', n: number) => this.streams[at][kind](n),
    };
  }

  private likelihood(name: 'freshLogLikelihood' | 'keptLogLikelihood', count: number): number {
    const { test } = this.asked;
    if (!test || !Number.isSafeInteger(count) || count < 1 || count > test.t) return Number.NaN;
    // It takes the longer, the more observations it is of.
    this.machine.spend(Math.max(0.25, count / 2000));
    return test[name](count);
  }

  private openStream(name: string): number {
    const { test } = this.asked;
    if (!test) throw new RangeError('a stream is opened in a test');
    if (this.streams.length >= MOST_STREAMS)
      throw new RangeError(`it opens more than ${MOST_STREAMS} streams`);
    if (name.length > LONGEST_STREAM_NAME)
      throw new RangeError(`the name of a stream has at most ${LONGEST_STREAM_NAME} letters`);
    return this.streams.push(test.stream(name)) - 1;
  }
}

/** @throws ProgramError where it imports from elsewhere */
function runnable(program: string): string {
  const text = textToRun(program);
  const line = importLine(text);
  if (line === null) return text;
  throw new ProgramError(`Line ${line}: a program imports from 'driftlab' alone, and needs nothing of it.`);
}

/** Streams that one run may open. */
const MOST_STREAMS = 10_000;
const LONGEST_STREAM_NAME = 200;

function positive(slot: string, described: Described): number {
  const value = Number(described.value);
  if (value > 0 && value <= LARGEST_GIVEN) return value;
  throw wrongSlot(slot, shownOf(described));
}

const at = (slot: string, step: number): string => `in the ${slot} at step ${step}`;

/** A number, or what the program answered in its place. */
const readMultiplier = (vm: QuickJSContext, answer: QuickJSHandle): unknown =>
  vm.typeof(answer) === 'number' ? vm.getNumber(answer) : readObject(vm, answer).answer;

/** An object that is answered as JSON text, with its numbers. @throws TypeError, SyntaxError where it is none */
const readObject = (vm: QuickJSContext, answer: QuickJSHandle) => parsed(vm, answer, numberOf);

/** The same where numbers stay the text that they are. */
const readDescription = (vm: QuickJSContext, answer: QuickJSHandle) => parsed(vm, answer);

function parsed(
  vm: QuickJSContext,
  answer: QuickJSHandle,
  numbers?: typeof numberOf,
): Readonly<Record<string, unknown>> {
  const value = vm.typeof(answer) === 'string' ? JSON.parse(vm.getString(answer), numbers) : undefined;
  if (typeof value === 'object') return value ?? {};
  throw new TypeError('no object');
}

/** The numbers that JSON has no words for are carried as text. */
const numberOf = (_: string, value: unknown): unknown =>
  value === 'NaN' || value === 'Infinity' || value === '-Infinity' ? Number(value) : value;

/**
 * Reads n doubles that a program returned as a buffer, or the first answer that is no score.
 * @throws Error, RangeError where it returned anything else
 */
function readDoubles(
  vm: QuickJSContext,
  answer: QuickJSHandle,
  count: number,
): Float64Array | Readonly<Record<string, unknown>> {
  if (vm.typeof(answer) === 'string') return readObject(vm, answer);
  const bytes = vm.getArrayBuffer(answer);
  try {
    if (bytes.value.byteLength !== 8 * count) throw new RangeError('not one score for each candidate');
    return new Float64Array(bytes.value.slice().buffer);
  } finally {
    bytes.dispose();
  }
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

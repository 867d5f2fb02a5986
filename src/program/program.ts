import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { cos, exp, log, pow, sin } from '../math/index.ts';
import type { Acquisition, PosteriorDraw, Weighing } from '../policy/acquisition.ts';
import { isDraw } from '../policy/acquisition.ts';
import type { Kept, Memory } from '../policy/memory.ts';
import type { ModelState, Schedule } from '../policy/schedules/spec.ts';
import type { Finding, TestInput, Trigger, Verdict } from '../policy/trigger.ts';
import { findingOf, verdictOf } from '../policy/verdict.ts';
import type { Stream } from '../random/stream.ts';
import type { Argument, Machine } from './machine.ts';
import { boundedTest, type Described, pieceOf } from './pieces.ts';
import { PRELUDE } from './prelude.ts';
import { ProgramError } from './program-error.ts';
import { textToRun } from './program-text.ts';
import type { ProgramSlots, RunningProgram } from './running-program.ts';
import { withAll } from './scored.ts';
import { temporalFactor } from './temporal.ts';

/** The slots as a program describes them. */
interface Description {
  readonly memory: Described | null;
  readonly trigger: Described | null;
  readonly acquisition: Described | null;
  readonly schedule: Described | null;
  readonly noiseVariance: Described | null;
  readonly temporal: unknown;
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
    machine.run(textToRun(text), '');
    this.description = JSON.parse(
      machine.call(this.door, 'begin', [JSON.stringify(context)], 'in slots', (vm, answer) =>
        vm.getString(answer),
      ),
    );
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
      return this.answer('memory', given, t).kept as Kept;
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
      test: (input) => verdictOf(this.tested(input) as Partial<Verdict>),
    };
  }

  private changeTest(described: Described = {}): (input: TestInput) => Finding {
    if (described.own === undefined) return pieceOf('test', described);
    return (input) => findingOf(this.tested(input) as Partial<Finding>);
  }

  private tested(input: TestInput): Readonly<Record<string, unknown>> {
    this.asked = { test: input };
    return this.answer('test', [JSON.stringify(input)], input.t);
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
    const where = this.where('acquisition');
    const given = [beliefs, multiplier, incumbent];
    const scores = this.machine.call(this.door, 'score', given, where, (vm, answer) => {
      const bytes = vm.getArrayBuffer(answer);
      const copy = bytes.value.slice();
      bytes.dispose();
      return new Float64Array(copy.buffer);
    });
    const lost = scores.findIndex((score) => !Number.isFinite(score));
    if (lost >= 0)
      throw new ProgramError(`${capital(where)}: it gives ${scores[lost]} where a finite number is needed.`);
    out.set(scores);
  }

  private schedule(described: Described): Schedule {
    if (described.own === undefined) throw wrong('schedule', described);
    return (t, model) => {
      this.step = t;
      this.asked = { model };
      const where = this.where('schedule');
      const multiplier = this.machine.call(this.door, 'schedule', [t, model.size], where, (vm, answer) =>
        vm.getNumber(answer),
      );
      if (Number.isFinite(multiplier)) return multiplier;
      throw new ProgramError(`${capital(where)}: it gives ${multiplier} where a finite number is needed.`);
    };
  }

  private answer(
    slot: 'memory' | 'test',
    given: readonly Argument[],
    t: number,
  ): Readonly<Record<string, unknown>> {
    this.step = t;
    const where = this.where(slot === 'test' ? 'trigger' : slot);
    const text = this.machine.call(this.door, slot, given, where, (vm, answer) => vm.getString(answer));
    // What is scored next belongs to the step after.
    this.step = t + 1;
    return JSON.parse(text) ?? {};
  }

  private where(slot: string): string {
    return `in the ${slot} at step ${this.step}`;
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
    return test[name](count);
  }

  private openStream(name: string): number {
    const { test } = this.asked;
    if (!test || this.streams.length >= MOST_STREAMS) throw new RangeError('no stream can be opened here');
    return this.streams.push(test.stream(`own ${name.slice(0, 40)}`)) - 1;
  }
}

/** Streams that one run may open. */
const MOST_STREAMS = 10_000;

function positive(slot: string, described: Described): number {
  const value = Number(described.value);
  if (Number.isFinite(value) && value > 0) return value;
  throw wrong(slot, described);
}

const wrong = (slot: string, { other, value, piece }: Described): ProgramError =>
  new ProgramError(`The slot ${slot} cannot be filled with ${piece ?? value ?? other ?? 'this'}.`);

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

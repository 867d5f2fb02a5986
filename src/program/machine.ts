import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
  SuccessOrFail,
} from 'quickjs-emscripten-core';
import { ProgramError, wordsOf } from './program-error.ts';

/** Bytes that a program may hold. */
const MEMORY = 16 << 20;
/**
 * Bytes that its stack may take, when its text is read and when it runs: so few that the stack of the browser below it never ends first,
 * which would leave the interpreter in pieces. Some hundred functions within each other fit.
 */
const STACK_OF_READING = 16 << 10;
const STACK = 32 << 10;
/** Looks of the interpreter at its interrupt handler in one call, some ten thousand jumps each: a count, so that every machine stops at the same point. */
const MOST_LOOKS = 2000;
/** Looks that a call of a function of this side costs. */
const LOOKS_OF_A_CALL = 0.01;
/** What the program's text is called in stacks. */
const FILE = 'program';

/** What goes in and comes out: a number, a text, or doubles. */
export type Argument = number | string | Float64Array;

/** One interpreter with its own memory, in which one program runs. Every call ends, after a counted number of jumps at most. */
export class Machine {
  private readonly runtime: QuickJSRuntime;
  private readonly vm: QuickJSContext;
  private looksLeft = MOST_LOOKS;
  private readonly held: QuickJSHandle[] = [];
  private broken = false;
  private readonly onBroken: () => void;

  /** @param onBroken called when the interpreter itself failed; later programs should use a new one */
  constructor(quickjs: QuickJSWASMModule, onBroken: () => void) {
    this.onBroken = onBroken;
    this.runtime = quickjs.newRuntime();
    this.runtime.setMemoryLimit(MEMORY);
    this.runtime.setMaxStackSize(STACK);
    this.runtime.setInterruptHandler(() => --this.looksLeft < 0);
    this.vm = this.runtime.newContext();
  }

  /** Runs a program's text. @param where names the text in the message of a failure */
  run(text: string, where: string): void {
    this.looksLeft = MOST_LOOKS;
    this.runtime.setMaxStackSize(STACK_OF_READING);
    this.inOnePiece(where, () => this.taken(this.vm.evalCode(text, FILE, AS_SCRIPT), where).dispose());
    this.runtime.setMaxStackSize(STACK);
  }

  /** A function of the engine's own, from a text that is one; called with functions of this side, it answers an object of functions. */
  open(text: string, host: Readonly<Record<string, (...given: never[]) => number>>): QuickJSHandle {
    const { vm } = this;
    const make = this.taken(vm.evalCode(text, 'engine'), '');
    const given = vm.newObject();
    for (const [name, work] of Object.entries(host)) {
      const handle = vm.newFunction(name, (...handles) => {
        this.spend(LOOKS_OF_A_CALL);
        const values = handles.map((one) => this.plainOf(name, one)) as never[];
        return vm.newNumber(this.costly(() => work(...values)));
      });
      vm.setProp(given, name, handle);
      handle.dispose();
    }
    const door = this.taken(vm.callFunction(make, vm.undefined, given), '');
    make.dispose();
    given.dispose();
    this.held.push(door);
    return door;
  }

  /** A function of that object, called. @param read how its answer is read */
  call<Answer>(
    door: QuickJSHandle,
    name: string,
    given: readonly Argument[],
    where: string,
    read: (vm: QuickJSContext, answer: QuickJSHandle) => Answer,
  ): Answer {
    const { vm } = this;
    this.looksLeft = MOST_LOOKS;
    return this.inOnePiece(where, () => {
      const handles = given.map((one) => this.handleOf(one));
      const work = vm.getProp(door, name);
      try {
        const answer = this.taken(vm.callFunction(work, vm.undefined, ...handles), where);
        return this.read(answer, read, where);
      } finally {
        work.dispose();
        for (const handle of handles) handle.dispose();
      }
    });
  }

  /** Takes from the jumps that the program has left. @throws Error when none are left */
  spend(looks: number): void {
    this.looksLeft -= looks;
    if (this.looksLeft < 0) throw new Error('it does not come to an end');
  }

  dispose(): void {
    // What stopped halfway cannot be freed.
    if (this.broken || !this.vm.alive) return;
    for (const handle of this.held) handle.dispose();
    this.vm.dispose();
    this.runtime.dispose();
  }

  private read<Answer>(
    answer: QuickJSHandle,
    read: (vm: QuickJSContext, answer: QuickJSHandle) => Answer,
    where: string,
  ): Answer {
    try {
      return read(this.vm, answer);
    } catch {
      throw new ProgramError(sentenceOf({ message: 'its answer cannot be read' }, where, false));
    } finally {
      answer.dispose();
    }
  }

  /** The interpreter's own failure ends the program in a sentence, too, and this machine. */
  private inOnePiece<Result>(where: string, work: () => Result): Result {
    if (this.broken) throw new ProgramError(sentenceOf(BROKEN, where, false));
    try {
      return work();
    } catch (error) {
      if (error instanceof ProgramError) throw error;
      this.broken = true;
      this.onBroken();
      throw new ProgramError(sentenceOf(BROKEN, where, false));
    }
  }

  /** A number or a text that the program gives to a function of this side; to read anything else could run more of the program. */
  private plainOf(name: string, handle: QuickJSHandle): number | string {
    const type = this.vm.typeof(handle);
    if (type === 'number') return this.vm.getNumber(handle);
    if (type === 'string') return this.vm.getString(handle);
    return this.costly(() => {
      throw new TypeError(`${name} takes numbers`);
    });
  }

  /** Work whose failure costs a look, as it takes long. */
  private costly<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.spend(1);
      throw error;
    }
  }

  private handleOf(given: Argument): QuickJSHandle {
    if (typeof given === 'number') return this.vm.newNumber(given);
    if (typeof given === 'string') return this.vm.newString(given);
    return this.vm.newArrayBuffer(given.slice().buffer);
  }

  private taken(result: SuccessOrFail<QuickJSHandle, QuickJSHandle>, where: string): QuickJSHandle {
    if (!result.error) return result.value;
    const endless = this.looksLeft < 0;
    const thrown = endless ? stackOf(this.vm, result.error) : this.vm.dump(result.error);
    result.error.dispose();
    throw new ProgramError(sentenceOf(thrown, where, endless));
  }
}

const AS_SCRIPT = { type: 'global', strict: true } as const;
const BROKEN = { message: 'the interpreter could not go on' };

/** Of a program that does not end, the text of its stack alone. */
function stackOf(vm: QuickJSContext, error: QuickJSHandle): { readonly stack: string } {
  const stack = vm.getProp(error, 'stack');
  const text = vm.typeof(stack) === 'string' ? vm.getString(stack) : '';
  stack.dispose();
  return { stack: text };
}

/** "Line 14, in the trigger at step 61: limt is not defined." */
function sentenceOf(thrown: unknown, where: string, endless: boolean): string {
  const line = new RegExp(`${FILE}:(\\d{1,5})\\b`).exec(textOf(thrown, 'stack'))?.[1];
  const place = [line && `line ${line}`, where].filter(Boolean).join(', ');
  // Where no memory is left for an error either, null is thrown.
  const said = endless ? 'it does not come to an end' : plain(thrown === null ? 'out of memory' : thrown);
  return capital(`${place ? `${place}: ` : ''}${said}.`);
}

function plain(thrown: unknown): string {
  const [message] = textOf(thrown, 'message').trim().split('\n');
  if (/^(InternalError: )?out of memory\b/.test(message)) return 'it takes more than 16 MB of memory';
  if (/^(stack overflow|Maximum call stack size exceeded)$/.test(message))
    return 'its functions call each other without an end';
  return wordsOf(message);
}

/** Letters of a stack that are searched for a line. */
const LONGEST_TEXT = 10_000;

/** A text of what was thrown, which may be anything. */
function textOf(thrown: unknown, name: 'message' | 'stack'): string {
  const given =
    typeof thrown === 'object' && thrown ? (thrown as Readonly<Record<string, unknown>>)[name] : thrown;
  return typeof given === 'object' || given === undefined ? '' : String(given).slice(0, LONGEST_TEXT);
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

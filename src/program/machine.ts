import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
  SuccessOrFail,
} from 'quickjs-emscripten-core';
import { ProgramError } from './program-error.ts';

/** Bytes that a program may hold, and its stack may take. */
const MEMORY = 16 << 20;
const STACK = 256 << 10;
/** Looks of the interpreter at its interrupt handler in one call, some ten thousand jumps each: a count, so that every machine stops alike. */
const MOST_LOOKS = 2000;
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

  constructor(quickjs: QuickJSWASMModule) {
    this.runtime = quickjs.newRuntime();
    this.runtime.setMemoryLimit(MEMORY);
    this.runtime.setMaxStackSize(STACK);
    this.runtime.setInterruptHandler(() => --this.looksLeft < 0);
    this.vm = this.runtime.newContext();
  }

  /** Runs a program's text. @param where where it stands, for the sentence of a failure */
  run(text: string, where: string): void {
    this.looksLeft = MOST_LOOKS;
    this.taken(this.vm.evalCode(text, FILE), where).dispose();
  }

  /** A function of the engine's own, from a text that is one; called with functions of this side, it answers an object of functions. */
  open(text: string, host: Readonly<Record<string, (...given: never[]) => number>>): QuickJSHandle {
    const { vm } = this;
    const make = this.taken(vm.evalCode(text, 'engine'), '');
    const given = vm.newObject();
    for (const [name, work] of Object.entries(host)) {
      const handle = vm.newFunction(name, (...handles) => {
        const values = handles.map((one) => vm.dump(one)) as never[];
        return vm.newNumber(work(...values));
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
    const handles = given.map((one) => this.handleOf(one));
    const work = vm.getProp(door, name);
    try {
      const answer = this.taken(vm.callFunction(work, vm.undefined, ...handles), where);
      try {
        return read(vm, answer);
      } finally {
        answer.dispose();
      }
    } finally {
      work.dispose();
      for (const handle of handles) handle.dispose();
    }
  }

  dispose(): void {
    for (const handle of this.held) handle.dispose();
    this.vm.dispose();
    this.runtime.dispose();
  }

  private handleOf(given: Argument): QuickJSHandle {
    if (typeof given === 'number') return this.vm.newNumber(given);
    if (typeof given === 'string') return this.vm.newString(given);
    return this.vm.newArrayBuffer(given.slice().buffer);
  }

  private taken(result: SuccessOrFail<QuickJSHandle, QuickJSHandle>, where: string): QuickJSHandle {
    if (!result.error) return result.value;
    const thrown = this.vm.dump(result.error);
    result.error.dispose();
    throw new ProgramError(sentenceOf(thrown, where, this.looksLeft < 0));
  }
}

interface Thrown {
  readonly message?: unknown;
  readonly stack?: unknown;
}

/** "Line 14, in the trigger at step 61: limt is not defined." */
function sentenceOf(thrown: unknown, where: string, endless: boolean): string {
  const { message = thrown, stack = '' } = (typeof thrown === 'object' && thrown ? thrown : {}) as Thrown;
  const line = new RegExp(`${FILE}:(\\d+)`).exec(String(stack))?.[1];
  const place = [line && `line ${line}`, where].filter(Boolean).join(', ');
  // Where no memory is left for an error either, null is thrown.
  const said = endless
    ? 'it does not come to an end'
    : plain(thrown === null ? 'out of memory' : String(message));
  return `${place ? `${place[0].toUpperCase()}${place.slice(1)}: ` : ''}${said}.`;
}

const plain = (message: string): string => {
  const [first] = message.split('\n');
  if (/out of memory/.test(first)) return 'it takes more than 16 MB of memory';
  if (/stack/i.test(first)) return 'its functions call each other without an end';
  return first.replace(/\.$/, '').slice(0, 200) || 'it stopped without a word';
};

import { suggestion } from '../parameters/nearest.ts';
import { cut } from '../parameters/quoted.ts';
import { ProgramError } from './program-error.ts';

/** What a custom algorithm's slot takes, as its sentence says it. */
const RULES: Readonly<Record<string, string>> = {
  memory: 'a function, or a piece such as slidingWindow(10)',
  trigger: 'an object with a function test, or a piece such as every(40)',
  temporal:
    '{ kind: "static" }, { kind: "forgetting", rate } with a rate from 0 to 1, or { kind: "wiener", variance } with a variance of at least 0',
  acquisition: 'a function, or a piece such as POSTERIOR_DRAW',
  schedule: 'a function',
  noiseVariance: 'a number above 0',
  noiseByAge: 'a function',
};

/** What is said of a slot that is filled with something else. */
export const wrongSlot = (slot: string, shown: string): ProgramError =>
  new ProgramError(`The slot ${slot} takes ${RULES[slot]}, got ${shown}.`);

/** What is said of a slot that no algorithm has. */
export const unknownSlot = (slot: string, known: readonly string[]): ProgramError =>
  new ProgramError(`slots has no slot ${noneSuch(slot, known)}.`);

/** An unknown name, and what was probably meant. */
export const noneSuch = (name: string, known: readonly string[]): string =>
  `${JSON.stringify(cut(name))}; ${suggestion(name, known)}`;

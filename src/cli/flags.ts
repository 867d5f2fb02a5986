import { cut } from '../parameters/quoted.ts';
import { CliError } from './io.ts';

/** The value of a flag that takes an integer. Throws CliError. */
export function integerFlag(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new CliError(`${name} must be an integer between ${min} and ${max}, got ${cut(text) || 'nothing'}`);
}

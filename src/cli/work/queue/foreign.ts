import { UnrecoverableError } from 'bullmq';
import { CliError } from '../../io.ts';

/** That others have written where Driftlab keeps its own: "a result on the server is none of Driftlab’s; …". */
export const foreign = (what: string): CliError =>
  new CliError(`${what} on the server is none of Driftlab’s; take another database of it, …/1`);

/** Whether the server holds something of another type under a key of ours, or a text of ours that is no JSON. */
export const isForeign = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.message.includes('WRONGTYPE'));

/** Asks the server; what is not ours is refused. Throws CliError. */
export async function ours<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw isForeign(error) ? foreign('what stands under driftlab:') : error;
  }
}

/** What is refused once is refused whenever it is tried: BullMQ tries such a job no more. */
export function forGood(error: unknown): never {
  throw error instanceof CliError ? new UnrecoverableError(error.message) : error;
}

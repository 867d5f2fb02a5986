import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { isAbort } from '../worker/abort.ts';
import { type LabClient, laneAsked } from '../worker/pool/client.ts';

/** Result of a trial: it ran, it stopped for this reason, or another one replaced it. */
export type Outcome = { readonly fault: string | null } | 'superseded';

/** Runs a lane's new program to its end beside the run shown, which stays unchanged if the program stops. */
export class Trial {
  private readonly start: () => LabClient;
  private client: LabClient | null = null;
  private controller = new AbortController();

  /** @param start starts the trial's worker when it is first needed */
  constructor(start: () => LabClient) {
    this.start = start;
  }

  async run(scenario: Scenario, letter: LaneLetter): Promise<Outcome> {
    this.abort();
    const { signal } = this.controller;
    const alone = { ...scenario, lanes: scenario.lanes.filter(({ id }) => id === letter) };
    this.client ??= this.start();
    const { client } = this;
    try {
      await client.open(alone, [letter]).world;
      signal.throwIfAborted();
      await client.runLane(laneAsked(alone, letter), () => {}, signal);
      return signal.aborted ? 'superseded' : { fault: null };
    } catch (error) {
      return signal.aborted || isAbort(error) ? 'superseded' : { fault: messageOf(error) };
    }
  }

  /** Ignores the trial under way. */
  abort(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }

  /** Stops the worker. */
  stop(): void {
    this.abort();
    this.client?.stop();
    this.client = null;
  }
}

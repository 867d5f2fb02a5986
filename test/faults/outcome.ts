import { expect } from 'vitest';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { JsonError } from '../../src/engine/json.ts';
import { LinkError } from '../../src/engine/link/link.ts';
import { ScenarioError } from '../../src/engine/scenario/scenario-error.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';

const REFUSALS = [LinkError, ScenarioError, JsonError];
/** A sentence may not move a terminal's cursor, break its line or turn its writing. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * What comes of a text from outside: a scenario that stays what it is when it is read again, or one plain sentence.
 * Everything else is a fault and fails the test.
 */
export function outcome(open: () => Scenario): { scenario: Scenario | null; refusal: string | null } {
  try {
    const scenario = open();
    expect(parseScenario(scenario)).toStrictEqual(scenario);
    return { scenario, refusal: null };
  } catch (error) {
    if (!REFUSALS.some((kind) => error instanceof kind)) throw error;
    const { message } = error as Error;
    expect(message.length, message).toBeLessThan(300);
    expect(message).not.toMatch(UNPRINTABLE);
    return { scenario: null, refusal: message };
  }
}

import { describe, expect, it } from 'vitest';
import { RESPONSE_SETTINGS } from '../../../src/engine/scenario/response-settings.ts';
import { ScenarioError } from '../../../src/engine/scenario/scenario-error.ts';
import { runSettings, SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import type { ObjectiveSpec } from '../../../src/objectives/spec.ts';
import { checkParameter, parameterRule } from '../../../src/parameters/check.ts';
import { parseNumber } from '../../../web/forms/values.ts';

const settings = Object.entries(RESPONSE_SETTINGS);

const withResponse = (response: object, horizon = 100): unknown => ({
  horizon,
  objective: { id: 'gp-chain-1d' },
  response: { base: 0.5, ...response },
  lanes: [{ algorithm: 'gp-ucb' }],
});

function refusal(input: unknown): string | null {
  try {
    parseScenario(input);
    return null;
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
}

/** As long with nothing held as with much. */
const ALIKE = { base: 0.5, factor: 0.5, power: 0 };

describe('settings of a response', () => {
  it.each(settings)(
    '%s: its example keeps its own rule and stands at its place in a scenario',
    (key, setting) => {
      expect(checkParameter(setting, setting.default)).toBeNull();
      expect(setting.id).toBe(`response.${key}`);
      expect(parseScenario(withResponse({ [key]: setting.default })).response).toMatchObject({
        [key]: setting.default,
      });
    },
  );

  it.each(settings)('%s: file, link and typed field refuse with the same words', (key, setting) => {
    for (const value of [setting.max * 2, -1]) {
      const words = parameterRule(setting);
      expect(refusal(withResponse({ [key]: value }))).toContain(`${setting.id} ${words}`);
      expect(parseNumber(setting, String(value))).toMatchObject({ fault: expect.stringContaining(words) });
    }
  });

  it('bound the horizon that the page offers, so that all queries have room', () => {
    for (const response of [{ base: 0.5 }, { base: 0.07, frame: 0.3 }, { base: 1e-3 }, { base: 50 }, ALIKE]) {
      const scenario = parseScenario(withResponse(response, 1));
      const spec = objectiveById('gp-chain-1d') as ObjectiveSpec;
      const offered = runSettings(spec, scenario).find(({ id }) => id === SETTINGS.horizon.id);
      expect(refusal(withResponse(response, offered?.max))).toBeNull();
    }
  });

  it('and no shorter than that: with a power of 0 every response takes r₀ + r₁', () => {
    const scenario = parseScenario(withResponse(ALIKE, 1));
    const spec = objectiveById('gp-chain-1d') as ObjectiveSpec;
    const offered = runSettings(spec, scenario).find(({ id }) => id === SETTINGS.horizon.id);
    expect(refusal(withResponse(ALIKE, Number(offered?.max) + 1))).toContain('response.base');
  });
});

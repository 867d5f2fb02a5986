import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { ScenarioError } from '../../../src/engine/scenario/scenario-error.ts';
import {
  KEPT,
  kernelFor,
  longestHorizon,
  modelSettings,
  runSettings,
  SETTINGS,
  type Setting,
  STREAMED,
  settingOf,
} from '../../../src/engine/scenario/settings.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import type { ObjectiveSpec } from '../../../src/objectives/spec.ts';
import { checkParameter, parameterRule } from '../../../src/parameters/check.ts';
import type { NumberParam, ParamSpec } from '../../../src/parameters/spec.ts';
import { sliderScale } from '../../../web/forms/slider-scale.ts';
import { parseNumber } from '../../../web/forms/values.ts';

const all: readonly Setting<ParamSpec>[] = Object.values(SETTINGS);
const numbers = all.filter((setting): setting is NumberParam => 'max' in setting && setting.type !== 'steps');
const specOf = ({ objective }: Scenario) => objectiveById(objective.id) as ObjectiveSpec;

/** A scenario with one setting, by its place. */
function withSetting(id: string, value: unknown): unknown {
  const [head, field] = id.split('.');
  const short = { objective: { id: 'gp-chain-1d' }, lanes: [] };
  return { ...short, [head]: field === undefined ? value : { [field]: value } };
}

function refusal(input: unknown): string {
  try {
    parseScenario(input);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('the scenario was not refused');
}

describe('settings of a run', () => {
  it.each(all)('$id: its example keeps its own rule and stands at its place in a scenario', (setting) => {
    expect(checkParameter(setting, setting.default)).toBeNull();
    const scenario = parseScenario(withSetting(setting.id, setting.default));
    expect(settingOf(scenario, setting)).toBe(setting.default);
  });

  it.each(numbers)('$id: file, link and typed field refuse with the same words', (setting) => {
    const value = setting.max * 2 + 1;
    const words = parameterRule(setting);
    expect(refusal(withSetting(setting.id, value))).toContain(`${setting.id} ${words}`);
    expect(parseNumber(setting, String(value))).toMatchObject({ fault: expect.stringContaining(words) });
  });

  it('noise beyond the slider can be linked and typed alike', () => {
    expect(parseScenario(withSetting('noiseVariance', 60)).noiseVariance).toBe(60);
    expect(parseNumber(SETTINGS.noiseVariance, '60')).toEqual({ value: 60 });
    expect(sliderScale(SETTINGS.noiseVariance).valueAt(sliderScale(SETTINGS.noiseVariance).last)).toBe(10);
  });

  it.each(SCENES)(
    'the form of $id offers what the scenario has, and slides within what is allowed',
    ({ scenario }) => {
      const forms = [
        ...runSettings(specOf(scenario), scenario),
        ...modelSettings(specOf(scenario), scenario),
      ];
      for (const setting of forms) {
        const value = settingOf(scenario, setting) ?? setting.default;
        expect(checkParameter(setting, value), setting.id).toBeNull();
        const { last, valueAt } = sliderScale(setting);
        for (const position of [0, last]) expect(checkParameter(setting, valueAt(position))).toBeNull();
      }
      expect(
        checkParameter(kernelFor(specOf(scenario), scenario.objective), scenario.model.kernel),
      ).toBeNull();
    },
  );

  it('end a run with its table', () => {
    const table = SCENES.find(({ id }) => id === 'unemployment')?.scenario.objective;
    const rows = table?.dataset?.times.length as number;
    expect(longestHorizon({ ...table, parameters: { trainingRows: rows - 7 } })).toBe(7);
    expect(longestHorizon({ parameters: {} })).toBe(KEPT.steps);
    expect(longestHorizon({ parameters: {} }, STREAMED)).toBe(SETTINGS.horizon.max);
  });
});

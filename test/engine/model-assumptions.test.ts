import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { modelAssumptions, ownAssumptions } from '../../src/engine/model-assumptions.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import { requireObjective } from '../../src/objectives/registry.ts';
import { backend } from './support.ts';

const scenarioOf = (objective: object, model: object = {}) =>
  parseScenario({ noiseVariance: 0.3, objective, model, lanes: [] });

const about = ({ objective }: Scenario) => requireObjective(objective.id);
const modelAssumptionsOf = (scenario: Scenario) => modelAssumptions(scenario, about(scenario));
const ownAssumptionsOf = (scenario: Scenario) => ownAssumptions(scenario, about(scenario));

describe('what a model assumes', () => {
  it('is what the scenario gives', () => {
    const given = { kernel: 'matern32', lengthscale: 0.4, signalVariance: 2, noiseVariance: 0.1 } as const;
    expect(modelAssumptionsOf(scenarioOf({ id: 'gp-chain-1d' }, given))).toEqual(given);
  });

  it('is else the objective’s own: its parameter, or what it states where it has none', () => {
    const drawn = scenarioOf({ id: 'gp-chain-1d', parameters: { lengthscale: 0.07 } });
    expect(modelAssumptionsOf(drawn)).toMatchObject({ lengthscale: 0.07, signalVariance: 1 });
    const still = scenarioOf({ id: 'threshold-rosenbrock' });
    const { kernel, lengthscale, signalVariance } = modelAssumptionsOf(still);
    expect({ kernel, lengthscale, signalVariance }).toEqual({
      kernel: 'se',
      lengthscale: 0.5,
      signalVariance: 150 * 150,
    });
  });

  it('takes the true noise where none is given', () => {
    expect(modelAssumptionsOf(scenarioOf({ id: 'gp-chain-1d' })).noiseVariance).toBe(0.3);
  });

  it('says beside a given value what it would follow', () => {
    const scenario = scenarioOf(
      { id: 'gp-chain-1d', parameters: { lengthscale: 0.07 } },
      { lengthscale: 0.5 },
    );
    expect(modelAssumptionsOf(scenario).lengthscale).toBe(0.5);
    expect(ownAssumptionsOf(scenario).lengthscale).toBe(0.07);
  });

  it('is what the world’s lanes believe', () => {
    const scenario = scenarioOf({ id: 'gp-chain-2d' }, { noiseVariance: 0.2, signalVariance: 3 });
    const { kernel, modelNoiseVariance } = createWorld(scenario, backend);
    expect(kernel).toEqual({ family: 'se', lengthscales: [0.2, 0.2], variance: 3 });
    expect(modelNoiseVariance).toBe(0.2);
  });
});

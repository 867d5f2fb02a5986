import { algorithmById } from '../../algorithms/registry.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import { assumedKernel, modelAssumptions } from '../../engine/model-assumptions.ts';
import { evaluateKernel } from '../../kernels/index.ts';
import { temporalFactor } from '../../kernels/temporal.ts';
import { log, pow } from '../../math/index.ts';
import { objectiveById, requireObjective } from '../../objectives/registry.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import type { ParamSpecs } from '../../parameters/typed.ts';
import type { TemporalValues } from '../../policy/temporal-choice.about.ts';
import { temporalFactorOf } from '../../policy/temporal-factors.ts';
import { measure } from './spec.ts';

/** A number of the scenario by its place, defaults filled in: "noiseVariance", "lanes.B.parameters.epsilon". */
export function settingAt(scenario: Scenario, path: string): unknown {
  const { objective, lanes } = scenario;
  const filled = {
    ...scenario,
    model: modelAssumptions(scenario, requireObjective(scenario.objective.id)),
    objective: {
      ...objective,
      parameters: resolveParameters(objectiveById(objective.id)?.parameters ?? [], objective.parameters),
    },
    lanes: Object.fromEntries(
      lanes.map(({ id, algorithm, parameters }) => [
        id,
        { parameters: resolveParameters(algorithmById(algorithm)?.parameters ?? [], parameters) },
      ]),
    ),
  };
  return path.split('.').reduce<unknown>(inside, filled);
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** What was set, and what follows from it without running anything. */
export const SETTING_MEASURES = [
  measure({
    name: 'step',
    about: 'the step shown',
    arguments: [],
    digits: 0,
    of: ({ t }) => t,
  }),
  measure({
    name: 'setting',
    about:
      'a number of the scenario by its place: setting(noiseVariance), setting(lanes.B.parameters.epsilon)',
    arguments: ['path'],
    digits: 3,
    of: ({ scenario }, path) => {
      const value = settingAt(scenario, path);
      if (typeof value === 'number') return value;
      return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : null;
    },
  }),
  measure({
    name: 'half-life',
    about: 'steps after which a reading counts half at a rate of forgetting ε: 2 ln 0.5 / ln(1 − ε)',
    arguments: ['number'],
    digits: 1,
    of: (_, rate) => (2 * log(0.5)) / log(1 - rate),
  }),
  measure({
    name: 'weight',
    about: 'correlation of two values so many steps apart at a rate of forgetting ε: (1 − ε)^{age/2}',
    arguments: ['number', 'number'],
    digits: 2,
    of: (_, rate, age) => pow(1 - rate, age / 2),
  }),
  measure({
    name: 'fading',
    about: 'the same at the rate of forgetting ε that a lane has',
    arguments: ['lane', 'number'],
    digits: 2,
    of: ({ scenario }, lane, age) => {
      const rate = settingAt(scenario, `lanes.${lane}.parameters.epsilon`);
      return typeof rate === 'number' ? pow(1 - rate, age / 2) : null;
    },
  }),
  measure({
    name: 'correlation',
    about:
      'how strongly the models believe values so far apart on the axis to correlate: the kernel over σ_f²',
    arguments: ['number'],
    digits: 2,
    of: ({ scenario }, apart) => {
      const { kernel: family, lengthscale } = scenario.model;
      if (family === 'empirical' || typeof lengthscale === 'object') return null;
      const kernel = assumedKernel(scenario, requireObjective(scenario.objective.id), 1);
      return evaluateKernel(kernel, [0], [apart]) / evaluateKernel(kernel, [0], [0]);
    },
  }),
  measure({
    name: 'alike',
    about:
      'how strongly a lane’s model believes values so many steps apart to correlate: its kernel in time k_T',
    arguments: ['lane', 'number'],
    digits: 2,
    of: ({ scenario }, lane, steps) => {
      const { algorithm, parameters } = scenario.lanes.find(({ id }) => id === lane) ?? {};
      const specs = algorithmById(algorithm ?? '')?.parameters ?? [];
      if (!specs.some(({ id }) => id === 'temporalKernel')) return null;
      const values = resolveParameters(specs as ParamSpecs<TemporalValues>, parameters ?? {});
      return temporalFactor(temporalFactorOf(values), 0, steps);
    },
  }),
];

import { beforeEach, describe, expect, it } from 'vitest';
import { parseScenario } from '../../../src/index.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { setModel, setObjectiveParameter } from '../../../web/store/actions/scenario.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const open = (parameters: object = {}) =>
  resetLab(
    parseScenario({ objective: { id: 'last-input-1d', parameters }, lanes: [{ algorithm: 'gp-ucb' }] }),
  );
const now = () => {
  const { objective, model } = lab.getState().scenario;
  return { parameters: objective.parameters, lengthscale: model.lengthscale };
};

describe('a function chosen in the form', () => {
  beforeEach(() => open());

  it('brings the zoom, span and lengthscale that suit it, which the scenario then holds', () => {
    setObjectiveParameter('function', 'ackley');
    expect(now()).toEqual({
      parameters: { function: 'ackley', zoom: 0.0625, span: 1 },
      lengthscale: 0.19,
    });
    setObjectiveParameter('function', 'schwefel');
    expect(now()).toMatchObject({ parameters: { function: 'schwefel', span: 1 }, lengthscale: 0.09 });
  });

  it('is taken back in one step of undo, and chosen back with what suits it', () => {
    const before = now();
    setObjectiveParameter('function', 'griewank');
    undo();
    expect(now()).toEqual(before);
    setObjectiveParameter('function', 'griewank');
    setObjectiveParameter('function', 'eggholder');
    expect(now().lengthscale).toBe(0.05);
    const { parameters } = lab.getState().scenario.objective;
    expect(parameters.zoom ?? 1).toBe(1);
    expect(parameters.span ?? 0.25).toBe(0.25);
  });

  it('is not chosen again by another value', () => {
    setObjectiveParameter('function', 'rastrigin');
    setModel({ lengthscale: 0.3 });
    setObjectiveParameter('zoom', 0.7);
    expect(now()).toEqual({
      parameters: { function: 'rastrigin', zoom: 0.7, span: 1 },
      lengthscale: 0.3,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { ARCHIVE } from '../../src/archive/archive.ts';
import { asKnown } from '../../src/archive/knowledge.ts';
import { checkedEngine } from '../../src/cli/engines/engine-files.ts';
import { parseScenario, SCENES } from '../../src/index.ts';
import { ENGINES } from './replay.ts';

const [first] = ARCHIVE;
const knows = checkedEngine(ENGINES, first);
const objective = { id: 'abrupt-change-1d' };
const known = (given: object) =>
  asKnown(parseScenario({ objective, lanes: [{ algorithm: 'gp-ucb' }], ...given }), knows);

describe('a scenario as engine 0.1.0 knows it', () => {
  it('has no parameters that came later and stand at their default', () => {
    const today = parseScenario({ objective, lanes: [{ algorithm: 'gp-ucb' }] });
    expect(today.objective.parameters).toHaveProperty('amplitude', 1);
    const { parameters } = known({}).objective;
    expect(parameters).not.toHaveProperty('amplitude');
    expect(Object.keys(parameters)).toEqual(['changes', 'lengthscale', 'kernel']);
  });

  it('is without what changes no number', () => {
    expect(known({ view: { step: 3, hide: 'future' } }).view).toEqual({
      step: 3,
      lane: 'A',
      regret: 'total',
    });
  });

  it.each([
    [{ objective: { ...objective, parameters: { amplitude: 2 } } }, 'objective.parameters.amplitude = 2'],
    [{ lanes: [{ algorithm: 'w-dbo' }] }, 'lane A’s algorithm = "w-dbo"'],
    [{ objective: { id: 'formula-1d' } }, 'objective.id = "formula-1d"'],
    [{ lanes: [{ algorithm: 'gp-ucb', choices: [3, 4] }] }, 'lane A’s choices = [3,4]'],
    [{ lanes: [{ algorithm: 'gp-ucb', posterior: 'kalman' }] }, 'lane A’s posterior = "kalman"'],
    [
      { lanes: [{ algorithm: 'gp-ucb', parameters: { acquisition: 'thompson' } }] },
      'lane A’s acquisition = "thompson"',
    ],
    [{ interventions: [{ step: 9, kind: 'flip', parameters: {} }] }, 'interventions = [{…}]'],
    [
      { objective: { id: 'abrupt-change-2d' }, model: { lengthscale: [0.1, 0.2] } },
      'model.lengthscale = [0.1,0.2]',
    ],
  ])('is refused by its place: %j', (given, words) => {
    expect(() => known(given)).toThrow(`does not know ${words}`);
  });
});

describe('today’s scenes', () => {
  it('are all known to today’s engine', () => {
    const today = checkedEngine(ENGINES, ARCHIVE[ARCHIVE.length - 1]);
    for (const { scenario } of SCENES) {
      const whole = parseScenario(scenario);
      expect(asKnown(whole, today)).toEqual(whole);
    }
  });
});

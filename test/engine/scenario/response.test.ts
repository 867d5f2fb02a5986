import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { varied } from '../../../src/engine/scenario/vary.ts';

const short = (response: unknown, more: object = {}) => ({
  horizon: 50,
  objective: { id: 'gp-chain-1d' },
  lanes: [{ algorithm: 'tv-gp-ucb' }],
  response,
  ...more,
});

describe('response in a scenario', () => {
  it('needs its base alone', () => {
    expect(parseScenario(short({ base: 0.25 })).response).toEqual({
      base: 0.25,
      factor: 0,
      power: 3,
      frame: 1,
    });
  });

  it('is absent where nobody names it', () => {
    expect(parseScenario(short(undefined))).not.toHaveProperty('response');
  });

  it('is in the link, names other records, and can be varied', () => {
    const scenario = parseScenario(short({ base: 0.25, factor: 1e-6 }));
    expect(decodeLink(encodeLink(scenario, {})).scenario).toEqual(scenario);
    const other = varied(scenario, 'response.factor', '2e-6');
    expect(other.response?.factor).toBe(2e-6);
    expect(laneKey(other, other.lanes[0])).not.toBe(laneKey(scenario, scenario.lanes[0]));
  });

  it.each([
    [{ base: 0 }, 'response.base must be above 0 and at most 86400, got 0'],
    [{ base: 0.25, power: 5 }, 'response.power must be between 0 and 4, got 5'],
    [{ base: 0.25, frame: -1 }, 'response.frame must be above 0 and at most 86400, got -1'],
    [{ factor: 1 }, 'response.base is missing'],
    [{ base: 0.25, rate: 1 }, 'response has no field "rate"'],
    [
      { base: 0.01 },
      'response.base must be longer: with 0.01 s up to 5001 queries fit into the run, and at most 2000 may',
    ],
  ])('refuses %j', (response, sentence) => {
    expect(() => parseScenario(short(response))).toThrow(sentence);
  });

  it('refuses queries chosen elsewhere', () => {
    const lanes = [{ algorithm: 'tv-gp-ucb', choices: [1, 2] }];
    expect(() => parseScenario(short({ base: 0.25 }, { lanes }))).toThrow('lanes[0].choices must be absent');
  });
});

import { describe, expect, it } from 'vitest';
import { readAddress, shortAddress } from '../../../src/engine/link/address.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';

const SCENE = parseScenario(SCENES[0].scenario);
const withSeeds = (seeds: number) => ({ ...SCENE, view: { ...SCENE.view, seeds } });

describe('the number of seeds', () => {
  it('travels in a link and in a scene’s address', () => {
    const scenario = withSeeds(100);
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
    expect(shortAddress(scenario)).toBe('scene=abrupt-change&seeds=100');
    expect(readAddress('scene=abrupt-change&seeds=100').scenario).toEqual(scenario);
  });

  it('is absent where only the run is shown, and never more than the page computes for a stranger', () => {
    expect(SCENE.view).not.toHaveProperty('seeds');
    expect(() => parseScenario(withSeeds(501))).toThrow('view.seeds');
    expect(() => parseScenario(withSeeds(1))).toThrow('view.seeds');
  });
});

import { describe, expect, it } from 'vitest';
import { readAddress, shortAddress } from '../../../src/engine/link/address.ts';
import { encodeLink, LinkError } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';

const scene = (id: string) => parseScenario(SCENES.find((one) => one.id === id)?.scenario);
const ABRUPT = scene('abrupt-change');
const looking = (view: object) => ({ ...ABRUPT, view: { ...ABRUPT.view, ...view } });

describe('an address', () => {
  it.each(SCENES)('names the scene $id as it is', ({ id, scenario }) => {
    expect(shortAddress(scenario)).toBe(id);
    expect(readAddress(`https://example.org/lab/#${id}`).scenario).toEqual(parseScenario(scenario));
  });

  it.each([
    ['abrupt-change.61', looking({ step: 61 })],
    ['scene=abrupt-change&t=61&lane=A', looking({ step: 61, lane: 'A' })],
    ['scene=abrupt-change&seed=7', { ...ABRUPT, seed: 7 }],
    [
      'scene=abrupt-change&t=200&seed=7&replicate=3&regret=table',
      { ...looking({ step: 200, regret: 'table' }), seed: 7, replicate: 3 },
    ],
  ])('%s says what differs from the scene', (address, scenario) => {
    expect(shortAddress(scenario)).toBe(address);
    expect(readAddress(`#${address}`).scenario).toEqual(scenario);
  });

  it('takes any value of the scenario by its place, lanes by letter', () => {
    const { scenario } = readAddress(
      '#scene=abrupt-change&noiseVariance=0.1&objective.parameters.changes=50,150&lanes.B.parameters.deltaB=0.02&lanes.A.label=old',
    );
    expect(scenario.noiseVariance).toBe(0.1);
    expect(scenario.objective.parameters.changes).toEqual([50, 150]);
    expect(scenario.lanes[1].parameters.deltaB).toBe(0.02);
    expect(scenario.lanes[0].label).toBe('old');
  });

  it('has no short form for what it cannot say', () => {
    expect(shortAddress({ ...ABRUPT, noiseVariance: 0.06 })).toBeNull();
    expect(shortAddress({ ...ABRUPT, lanes: ABRUPT.lanes.slice(1) })).toBeNull();
  });

  it.each(['compare/', 'compare/of=average&after=140/', 'compare/after=140/'])(
    'may stand behind %s',
    (place) => {
      for (const address of ['abrupt-change', 'scene=abrupt-change&seed=7', encodeLink(ABRUPT)])
        expect(readAddress(`#${place}${address}`).scenario).toEqual(readAddress(`#${address}`).scenario);
    },
  );

  it('may be a link', () => {
    const changed = { ...ABRUPT, noiseVariance: 0.06 };
    expect(readAddress(`#${encodeLink(changed)}`).scenario).toEqual(changed);
  });

  it.each([
    ['abrupt-chnge', 'No scene is called "abrupt-chnge"; did you mean "abrupt-change"?'],
    ['abrupt-change.0', 'view.step must be an integer between 1 and'],
    ['abrupt-change.999999', 'view.step must be an integer between 1 and'],
    ['scene=', 'No scene is called ""'],
    ['scene=abrupt-change&seed=x', 'seed must be an integer between 0 and 4294967295, got "x"'],
    ['scene=abrupt-change&sed=1', 'the scenario has no field "sed"'],
    ['scene=abrupt-change&__proto__=1', 'has no field "__proto__"'],
    [
      'scene=abrupt-change&lanes.C.parameters.deltaB=1',
      'has no value at "lanes.C.parameters.deltaB"; its lanes are lanes.A',
    ],
    ['scene=abrupt-change&lanes=1', 'has no value at "lanes"'],
    ['scene=abrupt-change&lanes.B.parameters.deltaB=2', 'deltaB must be above 0'],
    ['scene=abrupt-change&seed.a.b.c.d.e.f=2', 'seed must be'],
    [`scene=abrupt-change&${'t=1&'.repeat(41)}`, 'at most 40 changes'],
    [`scene=${'a'.repeat(3000)}`, 'at most 2000 characters'],
    ['scene=abrupt-change&seed=7&seed=8', 'The address asks for what cannot run: seed stands there twice.'],
    ['scene=abrupt-change&t=7&hide=future&view.step=8', 'view.step stands there twice.'],
  ])('%.60s is refused', (address, message) => {
    expect(() => readAddress(address)).toThrow(LinkError);
    expect(() => readAddress(address)).toThrow(message);
  });
});

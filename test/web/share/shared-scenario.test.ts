import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { optionsOf, type ShareOptions, sharedScenario } from '../../../web/share/shared-scenario.ts';

const SCENE = SCENES[0].scenario;
const AT_61 = { ...SCENE, view: { ...SCENE.view, step: 61 } };
const shared = (options: Partial<ShareOptions>, scenario = AT_61) =>
  sharedScenario(scenario, { ...optionsOf(scenario), ...options }, 'dark');

describe('what is shared', () => {
  it('is the page as it is, where nothing else is chosen', () => {
    expect(shared({})).toEqual(AT_61);
    const locked = { ...AT_61, view: { ...AT_61.view, hide: 'future', lock: 'controls' } as const };
    expect(shared({}, locked)).toEqual(locked);
  });

  it.each([
    [{ atStep: false }, { step: 1 }],
    [{ hide: true }, { hide: 'future' }],
    [{ playing: true }, { start: 'playing' }],
    [{ lock: true }, { lock: 'controls' }],
    [{ lanesAlone: true }, { show: 'lanes' }],
    [{ noGame: true }, { you: 'none' }],
    [{ theme: true }, { theme: 'dark' }],
  ] as const)('%o changes the view by %o and nothing of the run', (options, view) => {
    expect(shared(options)).toEqual({ ...AT_61, view: { ...AT_61.view, ...view } });
  });

  it('lets go of what is not chosen any more', () => {
    const locked = { ...AT_61, view: { ...AT_61.view, hide: 'future', lock: 'controls' } as const };
    expect(shared({ hide: false, lock: false }, locked)).toEqual(AT_61);
  });
});

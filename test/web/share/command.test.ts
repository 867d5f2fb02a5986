import { describe, expect, it } from 'vitest';
import { commandFor } from '../../../web/share/command-part.tsx';

const LAST = { measure: 'total', step: null } as const;

describe('the command line of a run', () => {
  it('names a scene that is as it was prepared', () => {
    expect(commandFor('https://x.example/#abrupt-change.61', 'https://x.example/#v2.a.b.c', LAST)).toBe(
      'driftlab run abrupt-change',
    );
    const looked = '#scene=abrupt-change&t=61&hide=future&lock=controls';
    expect(commandFor(looked, '#v2.a.b.c', LAST)).toBe('driftlab run abrupt-change');
    expect(commandFor('https://x.example/#no-change', '#v2.a.b.c', LAST)).toBe('driftlab run no-change');
  });

  it('compares by the measure and step shown', () => {
    expect(commandFor('https://x.example/#compare/abrupt-change', '#compare/v2.a', LAST)).toBe(
      'driftlab compare abrupt-change --of total',
    );
    expect(
      commandFor('#compare/scene=abrupt-change&seed=7', '#compare/v2.a.b', {
        measure: 'resets',
        step: 140,
      }),
    ).toBe("driftlab compare 'v2.a.b' --of resets --after 140");
  });

  it('maps the same numbers', () => {
    const axes = 'noiseVariance=0.01,0.1&lanes.B.parameters.epsilon=0.1,1&most=24';
    expect(commandFor(`#map/${axes}/steady-drift`, '#map/v2.a', LAST)).toBe(
      'driftlab map steady-drift --across noiseVariance=0.01,0.1 --up lanes.B.parameters.epsilon=0.1,1 --most 24',
    );
  });

  it('runs what is inspected', () => {
    expect(commandFor('#inspect/trigger-b/abrupt-change', '#inspect/trigger-b/v2.a', LAST)).toBe(
      'driftlab run abrupt-change',
    );
  });

  it.each(['https://x.example/#scene=abrupt-change&seed=7', 'https://x.example/#v2.a.b.c'])(
    'takes the link where %s says more',
    (address) => {
      expect(commandFor(address, 'https://x.example/#v2.a.b.c', LAST)).toBe("driftlab run 'v2.a.b.c'");
    },
  );
});

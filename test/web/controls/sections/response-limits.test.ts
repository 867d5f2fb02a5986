import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT } from '../../../../src/engine/scenario/settings.ts';
import { parseScenario } from '../../../../src/engine/scenario/validate.ts';
import { responseSettings, usualResponse } from '../../../../web/controls/sections/response-rows.tsx';

const run = (horizon: number, response: object): unknown => ({
  horizon,
  objective: { id: 'gp-chain-1d' },
  response,
  lanes: [{ algorithm: 'gp-ucb' }],
});
const horizons = fc.integer({ min: 1, max: KEPT.steps });

describe('a response in the page', () => {
  it('is one that a file may have, whatever the horizon it is switched on at', () => {
    fc.assert(
      fc.property(horizons, (horizon) => {
        const response = usualResponse({ horizon });
        expect(parseScenario(run(horizon, response)).response).toEqual(response);
      }),
    );
  });

  it('stays so at both ends of what may be typed', () => {
    const logs = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(horizons, logs, logs, (horizon, r0, delta) => {
        const response = { base: 10 ** r0, factor: 1e-6, power: 3, frame: 10 ** delta };
        const { base, frame } = responseSettings({ horizon }, response);
        for (const change of [{ base: base.min }, { frame: frame.max }])
          expect(() => parseScenario(run(horizon, { ...response, ...change }))).not.toThrow();
        for (const { slider, min, max } of [base, frame]) {
          expect(slider?.[0]).toBeLessThan(slider?.[1] ?? 0);
          expect(slider?.[0]).toBeGreaterThanOrEqual(min);
          expect(slider?.[1]).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

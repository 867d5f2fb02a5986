import { describe, expect, it } from 'vitest';
import { sceneById } from '../../../src/engine/scenes/index.ts';
import { caption } from '../../../web/pictures/caption.ts';

const { scenario } = sceneById('et-table-1') ?? {};
if (!scenario) throw new Error('the scene is gone');
const shown = { scenario, step: 61, engine: '0.2.0', address: 'https://x.example/#et-table-1.61' };

describe('the caption of a picture', () => {
  it('says scene, step, seed and engine first, and last the address that opens it', () => {
    const lines = caption(shown);
    expect(lines[0]).toBe(
      `${scenario.title} · t = 61 of ${scenario.horizon} · seed ${scenario.seed} · Driftlab, engine 0.2.0`,
    );
    expect(lines.at(-1)).toBe(shown.address);
  });

  it('names each lane with the parameters that differ from the algorithm’s defaults', () => {
    const lanes = caption(shown).slice(1, -1);
    expect(lanes).toHaveLength(scenario.lanes.length);
    expect(lanes[0]).toBe('A: GP-UCB, c_1 = 0.4');
  });

  it('leaves out an address that nobody would type', () => {
    const lines = caption({ ...shown, address: `https://x.example/#v2.${'a'.repeat(1000)}` });
    expect(lines).toHaveLength(1 + scenario.lanes.length);
  });
});

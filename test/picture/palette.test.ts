import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANE_LETTERS } from '../../src/contracts/scenario.ts';
import { INKS, LANE_TEXT_COLOURS } from '../../src/picture/inks.ts';
import { LANE_COLOURS, RAMP } from '../../src/picture/palette.ts';
import { colourDifference, contrast, VISION_NAMES } from './colour-vision.ts';

const [light, dark] = readFileSync(new URL('../../web/theme/tokens.css', import.meta.url), 'utf8').split(
  '[data-theme="dark"] {',
);
const THEMES = { light, dark } as const;
const token = (part: string, name: string) => part.match(new RegExp(`--${name}: (#\\w+);`))?.[1];

describe.each(['light', 'dark'] as const)('the palette, %s', (theme) => {
  it('is the page’s', () => {
    for (const letter of LANE_LETTERS) {
      const name = `lane-${letter.toLowerCase()}`;
      expect(LANE_COLOURS[theme][letter]).toBe(token(THEMES[theme], name));
      expect(LANE_TEXT_COLOURS[theme][letter]).toBe(token(THEMES[theme], `${name}-text`));
    }
    expect(RAMP[theme]).toEqual([token(THEMES[theme], 'ramp-low'), token(THEMES[theme], 'ramp-high')]);
    for (const [name, ink] of Object.entries(INKS[theme])) expect(ink).toBe(token(THEMES[theme], name));
  });

  it('stands out from the ground: marks 3 : 1, text 4.5 : 1', () => {
    for (const letter of LANE_LETTERS) {
      expect(contrast(LANE_COLOURS[theme][letter], INKS[theme].page), letter).toBeGreaterThanOrEqual(3);
      expect(contrast(LANE_TEXT_COLOURS[theme][letter], INKS[theme].page), letter).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(VISION_NAMES)(
    'has a sixth hue that is taken for no other, nor for ink, with %s vision',
    (vision) => {
      for (const [colours, least] of [
        [LANE_COLOURS[theme], 15],
        [LANE_TEXT_COLOURS[theme], 12],
      ] as const) {
        const others = (['A', 'B', 'C', 'D', 'E'] as const).map((letter) => colours[letter]);
        for (const other of [...others, INKS[theme].ink])
          expect(colourDifference(colours.F, other, vision), other).toBeGreaterThan(least);
      }
      expect(colourDifference(LANE_COLOURS[theme].F, LANE_COLOURS[theme].A, vision)).toBeGreaterThan(40);
    },
  );
});

describe('colourDifference', () => {
  it('gives the published values', () => {
    // Sharma, Wu & Dalal (2005) test the formula in Lab; equal greys differ by lightness alone.
    expect(colourDifference('#777777', '#777777', 'usual')).toBe(0);
    expect(colourDifference('#000000', '#ffffff', 'usual')).toBeCloseTo(100, 1);
  });
});

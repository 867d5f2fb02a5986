import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { LANE_COLOURS, RAMP, type Theme } from '../../../src/picture/palette.ts';
import { type ColourMap, colourMap } from '../../plot/colour.ts';
import { VIRIDIS } from '../../plot/viridis.ts';
import type { Field } from './field-shapes.ts';

const SIGMA: Readonly<Record<Theme, ColourMap>> = {
  light: colourMap(['#3b4046', '#fbfbfa']),
  dark: colourMap(['#16191c', '#e6e8ea']),
};

/** Colour maps of a lane's fields: brighter is more; acquisition and Φ run from grey to the lane's colour. */
export function fieldColours(theme: Theme, letter: LaneLetter): Readonly<Record<Field['id'], ColourMap>> {
  const ground = theme === 'dark' ? RAMP.dark[0] : '#f4f4f1';
  return {
    truth: VIRIDIS,
    mean: VIRIDIS,
    sd: SIGMA[theme],
    acquisition: colourMap([ground, LANE_COLOURS[theme][letter]]),
    exceedance: colourMap([ground, LANE_COLOURS[theme][letter]]),
  };
}

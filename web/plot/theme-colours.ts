export { LANE_COLOURS, type Theme } from '../../src/picture/palette.ts';
export { RAMP } from '../../src/picture/ramp.ts';

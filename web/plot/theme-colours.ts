export { LANE_COLOURS, RAMP, type Theme } from '../../src/picture/palette.ts';

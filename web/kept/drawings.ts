import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { DRAWN } from '../../src/objectives/own/drawn.about.ts';
import { fields, number, oneOf, parameter, text } from '../../src/parameters/shape.ts';
import type { KeyFrame, ParamSpec } from '../../src/parameters/spec.ts';
import type { Shelf } from './entries.ts';

const frames = DRAWN.parameters.find(({ id }) => id === 'frames') as ParamSpec;

/** An unfinished drawing, as this browser stores it. */
export interface KeptDrawing {
  readonly frames: readonly KeyFrame[];
  readonly between: 'smooth' | 'straight';
  readonly title: string;
  readonly horizon: number;
  readonly noiseVariance: number;
  readonly pointsPerDimension: number;
}

export const DRAWINGS: Shelf<KeptDrawing> = {
  name: 'driftlab-drawings',
  read: fields({
    frames: parameter<readonly KeyFrame[] & unknown[]>(frames),
    between: oneOf(['smooth', 'straight']),
    title: text({ max: 200 }),
    horizon: number(SETTINGS.horizon),
    noiseVariance: number(SETTINGS.noiseVariance),
    pointsPerDimension: number(SETTINGS.gridPoints),
  }).read,
  former: 'list',
  joined: () => null,
};

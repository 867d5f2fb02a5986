import { type Axis, parseAxis } from '../sweep/axes.ts';
import { USUAL_MOST } from './map-plan.ts';

/** Options of a map in an address. */
export interface MapAsked {
  readonly axes: readonly Axis[];
  readonly most: number;
}

/** "objective.parameters.rate=0.01,0.1&noiseVariance=0.01,1&most=96". */
export function mapDetail({ axes, most }: MapAsked): string {
  const parts = axes.map(({ path, values }) => `${path}=${values.join(',')}`);
  return [...parts, ...(most === USUAL_MOST ? [] : [`most=${most}`])].join('&');
}

/** The other way round. Throws ScenarioError with the part that is no axis. */
export function askedBy(detail: string): MapAsked {
  const parts = detail.split('&');
  const most = parts.find((part) => part.startsWith('most='));
  return {
    axes: parts.filter((part) => part !== most).map(parseAxis),
    most: most === undefined ? USUAL_MOST : Number(most.slice('most='.length)),
  };
}

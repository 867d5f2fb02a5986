import type { ComponentType } from 'react';
import * as words from '#words/page/insight';
import type { Lane, Response } from '../../src/contracts/scenario.ts';
import { hasPriors, weighsBy } from '../readings/weighing.ts';
import { MapPanel } from './map/map-panel.tsx';
import { MisspecifiedPanel } from './misspecified/misspecified-panel.tsx';
import { PriorsPanel } from './priors/priors-panel.tsx';
import { RegretPanel } from './regret/regret-panel.tsx';
import { RelevancePanel } from './relevance/relevance-panel.tsx';
import { TheoryPanel } from './theory/theory-panel.tsx';
import { TriggerPanel } from './trigger/trigger-panel.tsx';

/** A panel of the insight column. */
export interface InsightPanel {
  /** Id; the section's id is `panel-<id>`. */
  readonly id: string;
  /** Title of its tab on a phone. */
  readonly title: string;
  readonly Content: ComponentType;
  /** Whether it has something to show for these lanes; absent: always. */
  readonly isFor?: (lanes: readonly Lane[], response?: Response) => boolean;
}

/** The panels of the insight column, from top to bottom. */
export const INSIGHT_PANELS: readonly InsightPanel[] = [
  { id: 'regret', title: words.regret, Content: RegretPanel },
  { id: 'trigger', title: words.trigger, Content: TriggerPanel },
  {
    id: 'relevance',
    title: words.relevance,
    Content: RelevancePanel,
    // The panel counts queries, the page steps of the world.
    isFor: (lanes, response) => !response && lanes.some(weighsBy),
  },
  {
    id: 'priors',
    title: words.priors,
    Content: PriorsPanel,
    isFor: (lanes) => lanes.some(hasPriors),
  },
  { id: 'map', title: words.map, Content: MapPanel },
  { id: 'misspecified', title: words.misspecified, Content: MisspecifiedPanel },
  { id: 'theory', title: words.theory, Content: TheoryPanel },
];

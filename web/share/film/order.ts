import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { LabState } from '../../store/state.ts';
import type { Filmed } from './plan.ts';

export const FILM_FORMATS = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

/** The page's order to the frame that records a film. */
export interface FilmOrder extends Filmed {
  readonly scenario: Scenario;
  readonly format: FilmFormat;
  /** The view of the lanes. */
  readonly look: Pick<LabState, 'theme' | 'layout' | 'enlarged' | 'surface' | 'field' | 'selectedLane'>;
  /** For the caption: "0.2.0 wasm", and the address that opens the run. */
  readonly engine: string;
  readonly address: string;
}

/** Answers of the frame. */
export type FilmNews =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'film'; readonly file: Blob }
  | { readonly type: 'fault'; readonly message: string };

/** Identifies the first message between page and frame. */
export const GREETING = 'film';

/** What is said of a test function of optimisation in d' inputs, the last of which may be time. */
interface SweptAbout {
  readonly label: string;
  /** Numbers of inputs d' that it takes, time included; null: two or more. */
  readonly inputs: number | null;
  /** What suits it: a lane can follow when l_T is some 20 steps or more. */
  readonly usual: Sweep;
  /** Fits of Matérn 5/2 × Matérn 3/2 by zoom, in the fewest inputs that the function takes: other zooms are not known. */
  readonly fits: Readonly<Record<number, Fit>>;
}

/** How much of the box is seen, and how far time sweeps through it; both in (0, 1]. */
export interface Sweep {
  readonly zoom: number;
  readonly span: number;
}

/** l and l_T, as shares of the axes. */
export type Fit = readonly [space: number, time: number];

const WHOLE: Sweep = { zoom: 1, span: 1 };

/** Bardou et al. (2024), Appendix H, by name. */
export const SWEPT: Readonly<Record<string, SweptAbout>> = {
  eggholder: { label: 'Eggholder', inputs: 2, usual: { zoom: 1, span: 0.25 }, fits: { 1: [0.05, 0.04] } },
  hartmann3: { label: 'Hartmann 3', inputs: 3, usual: WHOLE, fits: { 1: [0.58, 0.34] } },
  ackley: {
    label: 'Ackley',
    inputs: null,
    usual: { zoom: 0.0625, span: 1 },
    fits: { 1: [0.15, 0.14], 0.0625: [0.19, 0.24] },
  },
  schwefel: { label: 'Schwefel', inputs: null, usual: WHOLE, fits: { 1: [0.09, 0.11] } },
  griewank: {
    label: 'Griewank',
    inputs: null,
    usual: { zoom: 0.02, span: 1 },
    fits: { 1: [0.57, 0.71], 0.02: [0.06, 0.09] },
  },
  rastrigin: {
    label: 'Rastrigin',
    inputs: null,
    usual: { zoom: 0.5, span: 1 },
    fits: { 1: [0.04, 0.06], 0.5: [0.11, 0.13] },
  },
};

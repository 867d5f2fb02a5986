import { AXIS_LOOKS, type Looks } from '../../../src/picture/looks.ts';

/** How the marks of the papers' pictures look, on the page and in the documents. */
export const PAPER_LOOKS: Looks = {
  ...AXIS_LOOKS,
  note: { fill: 'ink-2' },
  spread: { stroke: 'hairline', width: 7, cap: 'round' },
  ring: { fill: 'none', stroke: 'ink-2', width: 1.5 },
  verdict: { fill: 'none', stroke: 'ink-2', width: 1.5 },
  gap: { stroke: 'ink-2', width: 1.5, dash: '1.5 3' },
  interval: { stroke: 'ink', width: 1.5 },
  dot: { fill: 'ink' },
  bars: { fill: 'ink-3' },
  band: { fill: 'ink', opacity: 0.15 },
  /** A row's line: its hue, and for each round of the hues another stroke. */
  line: { fill: 'none', stroke: 'lane', width: 1.5 },
  'line chosen': { width: 3 },
  'round-1': { dash: '5 3' },
  'round-2': { dash: '1.5 3' },
  pale: { opacity: 0.35 },
  // Of this browser: until its runs are done, and after.
  'here-interval': { stroke: 'control', width: 1.5 },
  'here-interval done': { stroke: 'ink' },
  'here-mark': { fill: 'page', stroke: 'ink-2', width: 1.5 },
  'here-mark done': { fill: 'ink', stroke: 'ink' },
  'here-bars': { fill: 'none', stroke: 'ink-3' },
  'here-bars done': { stroke: 'ink' },
  'here-line': { fill: 'none', stroke: 'lane', width: 0.75 },
  'here-line chosen': { width: 1.5 },
};

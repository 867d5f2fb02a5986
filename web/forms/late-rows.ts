import { lateView } from '../ui/late-view.tsx';

/** The code that reads formulas and shows programs is loaded with the rows that need it. */
export const FormulaRow = lateView(() => import('./formula-row.tsx').then((module) => module.FormulaRow));
export const FormulaLetters = lateView(() =>
  import('./formula-letters.tsx').then((module) => module.FormulaLetters),
);
export const ProgramRow = lateView(() => import('./program-row.tsx').then((module) => module.ProgramRow));

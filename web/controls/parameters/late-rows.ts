import { lateView } from '../../ui/late-view.tsx';

/** What reads formulas comes with the rows that need it. */
const load = () => import('./formula-row.tsx');
export const FormulaRow = lateView(() => load().then((module) => module.FormulaRow));
export const FormulaLetters = lateView(() => load().then((module) => module.FormulaLetters));

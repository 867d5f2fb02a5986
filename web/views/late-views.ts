import { lateView } from '../ui/late-view.tsx';

/** Views that the opening scene does not need, and parts needed only for interaction. */
export const FieldView = lateView(() => import('./field/field-view.tsx').then((module) => module.FieldView));
export const ArmsView = lateView(() => import('./arms/arms-view.tsx').then((module) => module.ArmsView));
export const DesignsPlot = lateView(() =>
  import('./designs/designs-plot.tsx').then((module) => module.DesignsPlot),
);
export const CurveGrip = lateView(() => import('./curve/curve-grip.tsx').then((module) => module.CurveGrip));
export const OtherPriors = lateView(() =>
  import('./curve/other-priors.tsx').then((module) => module.OtherPriors),
);
export const WorthBand = lateView(() => import('./curve/worth-band.tsx').then((module) => module.WorthBand));
export const WorthRow = lateView(() => import('./why/worth-row.tsx').then((module) => module.WorthRow));
export const DesignWhy = lateView(() => import('./why/design-why.tsx').then((module) => module.DesignWhy));
export const PaidRow = lateView(() => import('./why/paid-row.tsx').then((module) => module.PaidRow));
export const StaleMark = lateView(() => import('./curve/stale-mark.tsx').then((module) => module.StaleMark));
export const AnswerStats = lateView(() =>
  import('./lane/answer-stats.tsx').then((module) => module.AnswerStats),
);
export const GhostNote = lateView(() => import('./lane/ghost-note.tsx').then((module) => module.GhostNote));
export const SideBySide = lateView(() =>
  import('./plot/side-by-side.tsx').then((module) => module.SideBySide),
);

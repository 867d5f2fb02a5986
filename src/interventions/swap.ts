import { intervention } from './spec.ts';
import { SWAP } from './swap.about.ts';

/** Another draw of the same objective takes its place, as if the run had begun with it. Nothing happens to one that is not drawn. */
export const swap = intervention(SWAP, {
  act: ({ redraw }) => {
    const other = redraw();
    return Object.assign((_: Float64Array, t: number) => other.valuesAt(t), { other });
  },
});

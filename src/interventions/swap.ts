import type { InterventionSpec } from './spec.ts';

/** Another draw of the same objective takes its place, as if the run had begun with it. Nothing happens to one that is not drawn. */
export const swap: InterventionSpec = {
  id: 'swap',
  name: 'Swap',
  summary: 'another draw of the same objective takes its place',
  parameters: [],
  act: ({ redraw }) => {
    const other = redraw();
    return Object.assign((_: Float64Array, t: number) => other.valuesAt(t), { other });
  },
};

import type { InterventionSpec } from './spec.ts';

/** −f_t: what was best is worst. */
export const flip: InterventionSpec = {
  id: 'flip',
  name: 'Flip',
  summary: 'turns the objective upside down',
  parameters: [],
  act: () => (values) => values.map((value) => -value),
};

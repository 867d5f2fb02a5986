import { defineParameters } from '../../parameters/typed.ts';
import { DRAW_PARAMETERS } from '../../policy/environment/draws.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

export const BPT_TS = withLooks({
  id: 'bpt-ts',
  name: 'BPT-TS',
  summary: 'takes the best design of a function drawn from the posterior',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, §3.2',
  needs: 'environment',
  parameters: defineParameters(ETA, DRAW_PARAMETERS, REFIT_PARAMETERS),
});

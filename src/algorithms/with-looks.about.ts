import type { Joint, ParamSpecs } from '../parameters/typed.ts';
import { type LookValues, lookParameters } from '../policy/looks/look-choice.about.ts';
import type { AlgorithmAbout } from './spec.ts';

/** An algorithm with a model, and forced looks as a choice, off by default. */
export const withLooks = <const About extends AlgorithmAbout, Values>(
  about: About & { readonly parameters: ParamSpecs<Values> },
): Omit<About, 'parameters'> & { readonly parameters: ParamSpecs<Joint<Values | LookValues>> } => ({
  ...about,
  parameters: [...about.parameters, ...lookParameters()],
});

import { log } from '../../math/index.ts';
import { SPARQ_SCHEDULE } from './sparq.about.ts';
import { schedule } from './spec.ts';

/**
 * Theorem 3.1 of the SparQ paper, √(2 ln(2|Σ+K|^{1/2}/(δ|Σ|^{1/2}))) + ‖f‖, with B for the norm; it multiplies σ itself.
 */
export const sparqSchedule = schedule(SPARQ_SCHEDULE, {
  create: (parameters) => {
    const { normBound, delta } = parameters;
    return (_, model) => normBound + Math.sqrt(2 * log(2 / delta) + 2 * model.informationGain());
  },
  explain: (multiplier) => `the data so far make it **${multiplier.toFixed(2)}**`,
  theorem: 'sparq-theorem-3.1',
});

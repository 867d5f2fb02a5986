import { leastCertain } from '../policy/environment/conditions.ts';
import { exceedanceOf, LEVEL_SET_SETTINGS } from '../policy/environment/policy.ts';
import { credibleInterval, thresholdProbability } from '../policy/environment/threshold-probability.ts';
import {
  BETA,
  ETA,
  intervalWidth,
  probabilityAlgorithm,
  probabilitySettings,
  ROOT,
} from './environment-slots.ts';

/** The design whose probability of meeting the threshold may be largest (BPT paper, eq. 5–6, Algorithm 1). */
export const bptUcb = probabilityAlgorithm({
  id: 'bpt-ucb',
  name: 'BPT-UCB',
  summary: 'takes the design that may meet the threshold most often',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 1',
  parameters: [BETA, ROOT, ETA],
  multiplier: intervalWidth,
  policy: (parameters) => {
    const settings = probabilitySettings(parameters);
    return {
      settings: { ...LEVEL_SET_SETTINGS, eta: settings.eta },
      score: (belief) => {
        const exceedances = exceedanceOf(belief, settings.eta);
        return credibleInterval(thresholdProbability(exceedances, belief.environment), settings).upper;
      },
      condition: (belief, design) => leastCertain(belief, design, settings.eta),
    };
  },
  text: 'the design with the largest $μ^{(p)} + β^{1/m} γ^{2/m}$, then the condition where $Φ(1 − Φ)$ is largest',
});

import type { StepRecord } from '../contracts/record.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import type { LookSpacing } from '../policy/forced-looks.ts';
import { dropAtReset } from '../policy/memory.ts';
import { testOfLooks } from '../policy/triggers/glr.ts';
import { againstThreshold } from '../policy/words.ts';
import type { AlgorithmContext, AlgorithmSpec } from './spec.ts';

const LOOKS: readonly ParamSpec[] = [
  {
    id: 'shareFrom',
    type: 'choice',
    label: 'Share of looks',
    symbol: '',
    help: 'A share of the queries goes to a few places spread over the domain. Constant, or growing with every reset.',
    default: 'constant',
    choices: [
      { value: 'constant', label: 'constant' },
      { value: 'schedule', label: 'by the schedule' },
    ],
  },
  {
    id: 'lookShare',
    type: 'number',
    label: 'Looks per query',
    symbol: '$α$',
    help: 'More looks find a change sooner, and seek no reward. 0: none.',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.01,
    visibleWhen: { parameter: 'shareFrom', in: ['constant'] },
  },
  {
    id: 'spacing',
    type: 'choice',
    label: 'Looks come',
    symbol: '',
    help: 'One at a time, or a whole round at once. Evenly: never long without a look.',
    default: 'spread',
    choices: [
      { value: 'spread', label: 'one at a time' },
      { value: 'block', label: 'in rounds' },
    ],
  },
  {
    id: 'fed',
    type: 'choice',
    label: 'Tested',
    symbol: '',
    help: 'What the test hears of. Looks alone, or every query at those places.',
    default: 'looks',
    choices: [
      { value: 'looks', label: 'looks alone' },
      { value: 'all', label: 'all queries there' },
    ],
  },
  {
    id: 'alarm',
    type: 'number',
    label: 'False alarm level',
    symbol: '$δ$',
    help: 'Smaller: the test asks for more before it fires. 0: 1/√$T$.',
    default: 0,
    min: 0,
    max: 0.5,
    step: 0.01,
  },
  {
    id: 'thresholdFactor',
    type: 'number',
    label: 'Factor of the threshold',
    symbol: '$c$',
    help: 'How high the threshold stands. 1 is GLR-klUCB’s code, 4 is stricter.',
    default: 4,
    min: 0.1,
    max: 100,
    scale: 'log',
  },
  {
    id: 'deltaB',
    type: 'number',
    label: 'Event test beside it',
    symbol: '$δ_B$',
    help: 'ET-GP-UCB’s test of every query watches too, with this chance of ever firing in vain. 0: it does not.',
    default: 0,
    min: 0,
    max: 1,
    step: 0.01,
  },
];

const SURVIVORS: ParamSpec = {
  id: 'survivors',
  type: 'integer',
  label: 'Points kept at a reset',
  symbol: '$m$',
  help: 'The newest observations that survive a reset. At 0 the lane starts empty.',
  default: 0,
  min: 0,
  max: 1,
};

const deltaOf = ({ alarm }: ParamValues, { horizon }: Pick<AlgorithmContext, 'horizon'>): number =>
  (alarm as number) || 1 / Math.sqrt(Math.max(2, horizon));

/**
 * GP-UCB that looks around: a share of its queries goes to a small covering set, and a generalised likelihood ratio test of what
 * is seen there resets it. The outline is DAL's as its abstract and reviews give it (Gerogiannis et al. 2026; its Algorithm 1 was
 * not read); test, threshold and the growing share are GLR-klUCB's published code (Besson, Kaufmann, Maillard, Seznec 2022);
 * covering set, even spacing, constant share and the tested streams are ours (ALGORITHMS-SHELF §17).
 */
export const dalGpUcb: AlgorithmSpec = {
  id: 'dal-gp-ucb',
  name: 'DAL-GP-UCB',
  summary: 'looks around, and resets when a place has changed',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401, abstract and reviews; its algorithm was not read); test of GLR-klUCB’s code (Besson et al. 2022)',
  parameters: [...LOOKS, ...scoringParameters(), SURVIVORS],
  slots: (parameters, context) => ({
    memory: dropAtReset(parameters.survivors as number),
    trigger: testOfLooks({
      delta: deltaOf(parameters, context),
      factor: parameters.thresholdFactor as number,
      fed: parameters.fed === 'all' ? 'all' : 'looks',
      event: (parameters.deltaB as number) || null,
    }),
    looks: {
      spacing: parameters.spacing as LookSpacing,
      share: parameters.shareFrom === 'schedule' ? null : (parameters.lookShare as number),
    },
    temporal: { kind: 'static' },
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: label(record), text: text(record) }),
};

const label = ({ reason }: StepRecord): string =>
  reason === 'event' ? '$ψ$ against $κ$' : '$Z$ against $b$';

function text(record: StepRecord): string {
  const { looking, psi, reason } = record;
  if (reason === 'event' && looking)
    return againstThreshold({ ...record, psi: looking.eventPsi, kappa: looking.eventKappa });
  const place = looking?.look ?? null;
  const why = place === null ? '' : `place ${place + 1}: `;
  if (psi !== null) return `${why}${againstThreshold(record)}`;
  return place === null ? 'no look: nothing to test' : `${why}first value, nothing to test yet`;
}

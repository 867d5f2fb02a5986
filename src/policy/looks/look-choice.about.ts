import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';

const SHARES = [
  { value: 'none', label: 'none' },
  { value: 'constant', label: 'a constant share' },
  { value: 'schedule', label: 'a share by the schedule' },
] as const;

/**
 * Whether a lane makes forced looks, and how often: shared by every algorithm with a model.
 * @param preset the algorithm's own
 */
export function lookParameters(preset: (typeof SHARES)[number]['value'] = 'none') {
  return defineParameters(
    {
      id: 'looks',
      type: 'choice',
      label: 'Forced looks',
      symbol: '',
      help: 'A share of the queries goes in turn to a few places spread over the domain, no matter what the acquisition says. The share is constant, or grows with every reset.',
      default: preset,
      choices: SHARES,
    },
    {
      id: 'lookShare',
      type: 'number',
      label: 'Share of looks',
      symbol: '$α$',
      help: 'More looks find a change sooner, and seek no reward. 0: none.',
      default: 0.1,
      min: 0,
      max: 1,
      step: 0.01,
      visibleWhen: { parameter: 'looks', in: ['constant'] },
    },
    {
      id: 'lookSpacing',
      type: 'choice',
      label: 'Looks come',
      symbol: '',
      help: 'One at a time, or a whole round of the places at once. One at a time, the lane is never long without a look.',
      default: 'spread',
      choices: [
        { value: 'spread', label: 'one at a time' },
        { value: 'block', label: 'in rounds' },
      ],
      visibleWhen: { parameter: 'looks', in: ['constant', 'schedule'] },
    },
  );
}

export type LookValues = ValuesOf<ReturnType<typeof lookParameters>>;

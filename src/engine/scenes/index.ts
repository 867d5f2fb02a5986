import { UNEMPLOYMENT } from '../../data/gen/unemployment.ts';
import { OBJECTIVE_ABOUTS } from '../../objectives/registry.about.ts';
import { defineScene, type Scene, type SceneParts } from './define.ts';
import { OPENING } from './opening.ts';

export type { Scene };

function scene(parts: SceneParts): Scene {
  const about = OBJECTIVE_ABOUTS.find(({ id }) => id === parts.objective.id);
  if (!about) throw new Error(`Scene ${parts.id}: unknown objective ${parts.objective.id}.`);
  return defineScene(about, parts);
}

/** The prepared scenes, in the order of the library; the first one is what the page opens on. */
export const SCENES: readonly Scene[] = [
  OPENING,
  scene({
    id: 'steady-drift',
    name: 'Steady drift',
    description: 'A little of the objective is renewed every step: forgetting beats keeping everything.',
    line: 'Renewed a little at every step.',
    seed: 11,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 51.5 },
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.03 }], ['et-gp-ucb']],
    selected: 1,
  }),
  scene({
    id: 'slow-change',
    name: 'Slow change',
    description:
      'One function slides into another over a hundred steps: forgetting follows it, the test notices late, GP-UCB pays most.',
    line: 'One curve slides into another.',
    seed: 11,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 41.5 },
    objective: { id: 'slow-change-1d' },
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.02 }], ['et-gp-ucb']],
    selected: 2,
  }),
  scene({
    id: 'wiener-drift',
    name: 'Wandering off',
    description:
      'The objective wanders ever further from zero: UI-TVBO expects just that, GP-UCB trusts ever older data.',
    line: 'Ever further from zero.',
    seed: 1,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 59.5 },
    objective: { id: 'wiener-drift-1d', parameters: { sigmaW2: 0.03 } },
    lanes: [['gp-ucb'], ['ui-tvbo', { sigmaW2: 0.03 }], ['et-gp-ucb']],
    selected: 1,
  }),
  scene({
    id: 'calm-and-storm',
    name: 'Calm and storm',
    description:
      'Nearly still, then forty wild steps, then still again: a fixed rate of forgetting suits neither, the trigger resets in the storm only.',
    line: 'Forty wild steps between calm.',
    seed: 4,
    shows: { difference: 'regret', between: ['B', 'C'], percentile: 50.5 },
    objective: {
      id: 'gp-chain-1d',
      parameters: { rate: 0.001, course: 'changing', rateChanges: [80, 120], laterRates: [0.15, 0.001] },
    },
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.03 }], ['et-gp-ucb']],
    selected: 2,
  }),
  scene({
    id: 'no-change',
    name: 'No change',
    description: 'A still objective: whoever forgets pays for it and gains nothing.',
    line: 'Forgetting only costs.',
    seed: 61,
    shows: { difference: 'regret', between: ['B', 'A'], percentile: 60.5 },
    objective: { id: 'static-multimodal' },
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.05 }], ['et-gp-ucb']],
    selected: 1,
  }),
  scene({
    id: 'four-acquisitions',
    name: 'Four ways to weigh doubt',
    description:
      'A still function with a broad hill and a narrow, higher peak; four rules weigh the same doubt. PI is content with the hill in three runs of four, Thompson sampling finds the peak most often.',
    line: 'UCB, EI, PI, Thompson: one hill.',
    seed: 37,
    shows: { difference: 'regret', between: ['C', 'A'], percentile: 53.5 },
    objective: { id: 'static-multimodal' },
    horizon: 100,
    lanes: [
      ['gp-ucb', {}, 'UCB'],
      ['gp-ucb', { acquisition: 'ei' }, 'EI'],
      ['gp-ucb', { acquisition: 'pi' }, 'PI'],
      ['gp-ucb', { acquisition: 'thompson' }, 'Thompson'],
    ],
    selected: 2,
  }),
  scene({
    id: 'weekly-cycle',
    name: 'A weekly cycle',
    description:
      'The best place comes back every seven steps: a model that knows the week learns from the last one, forgetting throws it away, a still one takes the week for noise.',
    line: 'Last week tells of this one.',
    seed: 99,
    shows: { difference: 'regret', between: ['B', 'C'], percentile: 49.5 },
    objective: {
      id: 'formula-1d',
      parameters: { formula: '1.6*peak(x, 0.5 + r*sin(2*pi*t/7), 0.12) + 0.6*p(x, 1)', symbols: { r: 0.3 } },
    },
    horizon: 140,
    noiseVariance: 0.02,
    pointsPerDimension: 100,
    model: { kernel: 'se', lengthscale: 0.12, signalVariance: 0.5 },
    lanes: [
      ['gp-ucb'],
      ['tv-gp-ucb', { epsilon: 0.03 }],
      ['gp-ucb', { temporalKernel: 'periodic', temporalPeriod: 7 }, 'weekly'],
    ],
    selected: 2,
  }),
  scene({
    id: 'which-still-matter',
    name: 'Which observations still matter',
    description:
      'Steady drift: thirty points chosen by relevance do what all of them do, the thirty newest do not.',
    line: 'Thirty chosen beat thirty new.',
    seed: 69,
    shows: { difference: 'regret', between: ['B', 'C'], percentile: 50.5 },
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
    pointsPerDimension: 100,
    lanes: [
      ['tv-gp-ucb', { epsilon: 0.03 }],
      ['sw-gp-ucb', { window: 30, temporalKernel: 'matern12', temporalLengthscale: 65.66 }, 'the newest 30'],
      ['w-dbo', { dropRule: 'size', heldSize: 30 }, 'the most relevant 30'],
    ],
    selected: 2,
  }),
  scene({
    id: 'while-you-compute',
    name: 'While you compute',
    description:
      'The world does not wait: 200 s, and n points cost 0.25 s + 10⁻⁶ n³ s a query. By the step thirty points do what all do; by the second they win, for they look more often.',
    line: 'Who holds less looks more often.',
    seed: 0,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 50.5 },
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
    horizon: 200,
    noiseVariance: 0.02,
    pointsPerDimension: 100,
    response: { base: 0.25, factor: 1e-6, power: 3, frame: 1 },
    lanes: [
      ['tv-gp-ucb', { epsilon: 0.03 }, 'keeps everything'],
      ['w-dbo', { dropRule: 'size', heldSize: 30 }, 'the most relevant 30'],
    ],
    selected: 1,
    regret: 'average',
  }),
  scene({
    id: 'moving-peak',
    name: 'Moving peak',
    description:
      'A peak swings around the origin: forgetting a little follows it, starting anew at every surprise costs more than it gains.',
    line: 'Follow the swing, or restart?',
    seed: 225,
    shows: { difference: 'regret', between: ['C', 'B'], percentile: 37 },
    objective: { id: 'moving-peak' },
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.003 }], ['et-gp-ucb']],
    selected: 1,
  }),
  scene({
    id: 'moving-peaks-2d',
    name: 'Moving peaks',
    description: 'Two bumps circle and trade the lead: steady forgetting against resets on surprise.',
    line: 'Two bumps trade the lead.',
    seed: 77,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 49.5 },
    objective: { id: 'moving-peaks-2d' },
    lanes: [['et-gp-ucb'], ['tv-gp-ucb', { epsilon: 0.03 }]],
  }),
  scene({
    id: 'abrupt-change-2d',
    name: 'Abrupt change in two dimensions',
    description: 'The whole square is redrawn at once: watch the uncertainty map after the reset.',
    line: 'The whole square redrawn.',
    seed: 12,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 57.5 },
    objective: { id: 'abrupt-change-2d', parameters: { changes: [70] } },
    horizon: 140,
    lanes: [['gp-ucb'], ['et-gp-ucb']],
    selected: 1,
  }),
  scene({
    id: 'clock-or-event',
    name: 'By the clock or by the event',
    description: 'R-GP-UCB resets on a schedule, ET-GP-UCB when surprised, SW-GP-UCB forgets point by point.',
    line: 'A schedule, a window, an event.',
    seed: 75,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 57.5 },
    objective: { id: 'abrupt-change-1d', parameters: { changes: [70, 140] } },
    lanes: [['r-gp-ucb', { periodFrom: 'steps', period: 30 }], ['et-gp-ucb'], ['sw-gp-ucb', { window: 30 }]],
    selected: 1,
  }),
  scene({
    id: 'false-alarms',
    name: 'How nervous a trigger',
    description: 'The same drift, three false alarm bounds: a nervous test resets more often.',
    line: 'Three false alarm bounds.',
    seed: 368,
    shows: { difference: 'resets', between: ['C', 'A'], percentile: 51 },
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
    lanes: [
      ['et-gp-ucb', { deltaB: 0.005 }, 'calm: δ_B = 0.005'],
      ['et-gp-ucb', { deltaB: 0.1 }, 'paper: δ_B = 0.1'],
      ['et-gp-ucb', { deltaB: 0.5 }, 'nervous: δ_B = 0.5'],
    ],
    selected: 1,
  }),
  scene({
    id: 'what-survives',
    name: 'What survives a reset',
    description: 'After a jump: start empty, keep the surprising point, or keep the ten newest.',
    line: 'Keep nothing, one point, or ten.',
    seed: 26,
    shows: { difference: 'regret', between: ['C', 'B'], percentile: 60.5 },
    objective: { id: 'abrupt-change-1d', parameters: { changes: [60, 130] } },
    lanes: [
      ['et-gp-ucb', { survivors: 0 }, 'starts empty'],
      ['et-gp-ucb', { survivors: 1 }, 'keeps one'],
      ['et-gp-ucb', { survivors: 10 }, 'keeps ten'],
    ],
    selected: 1,
  }),
  scene({
    id: 'evaluations-take-time',
    name: 'Evaluations take time',
    description:
      'The objective drifts by the second and slow places age the data: CTV reads the clock, TV counts rounds and trusts old points too long. Over many seeds the two end close.',
    line: 'Slow places age the data.',
    seed: 84,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 51.5 },
    objective: { id: 'evaluation-time', parameters: { rate: 0.03 } },
    horizon: 75,
    initialPoints: 15,
    pointsPerDimension: 30,
    model: { kernel: 'se' },
    lanes: [
      ['tv-gp-ucb', { epsilon: 0.03 }],
      ['ctv', { epsilon: 0.03 }],
    ],
    selected: 1,
  }),
  scene({
    id: 'threshold',
    name: 'Whatever the environment',
    description:
      'A design must keep f above a threshold whatever the environment w turns out to be: the average, the worst case and the expectation each answer another question than BPT-UCB, which asks how often.',
    line: 'How often is it good enough?',
    seed: 78,
    shows: { difference: 'regret', between: ['B', 'A'], percentile: 69.5 },
    objective: { id: 'threshold-gp' },
    horizon: 60,
    lanes: [['bpt-ucb'], ['gp-ucb-mean'], ['stable-opt'], ['bqo-ucb']],
    step: 20,
  }),
  scene({
    id: 'threshold-level-set',
    name: 'Good enough, how often',
    description:
      'The same function: which designs stay above the threshold with probability 0.8? BPT-LSE sorts them all, a test of the average or of the expectation sorts many wrongly and never learns of it.',
    line: 'Which designs are good enough?',
    seed: 89,
    shows: { difference: 'F1', between: ['A', 'B'], percentile: 48.5 },
    objective: { id: 'threshold-gp' },
    horizon: 60,
    lanes: [['bpt-lse'], ['lse-mean'], ['bqlse']],
    step: 36,
    regret: 'f1',
  }),
  scene({
    id: 'long-run',
    name: 'Two thousand steps',
    description:
      'A slow drift over 2000 steps: GP-UCB and TV-GP-UCB keep every observation, as a state on the grid, which makes the last step as quick as the first. GP-UCB is sure of a past that is gone.',
    line: 'Every observation kept, as a state.',
    seed: 53,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 49.5 },
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.01 } },
    horizon: 2000,
    pointsPerDimension: 100,
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.01 }], ['et-gp-ucb']],
    posterior: 'kalman',
    selected: 1,
    step: 2000,
  }),
  scene({
    id: 'et-table-1',
    name: 'A paper’s table',
    description:
      'ET Table 1 at ε = 0.05, six of its seven rows: ask for the band over 50 seeds to see the column come out.',
    line: 'Six rows of ET Table 1, ε = 0.05.',
    seed: 37,
    shows: { difference: 'regret', between: ['A', 'D'], percentile: 59.5 },
    objective: { id: 'gp-chain-2d', parameters: { rate: 0.05 } },
    horizon: 400,
    noiseVariance: 0.02,
    lanes: [
      ['gp-ucb', { c1: 0.4 }],
      ['r-gp-ucb', { c1: 0.4, epsilon: 0.05 }],
      [
        'et-gp-ucb',
        { c1: 0.4, bounds: 'epsilon', epsilonLower: 0.01, epsilonUpper: 0.05, survivors: 0 },
        'ET, ε 0.01–0.05',
      ],
      [
        'et-gp-ucb',
        { c1: 0.4, bounds: 'epsilon', epsilonLower: 0, epsilonUpper: 1, survivors: 0 },
        'ET, ε 0–1',
      ],
      ['tv-gp-ucb', { c1: 0.4, epsilon: 0.05 }],
      ['ui-tvbo', { c1: 0.4, sigmaW2: 0.05 }],
    ],
    selected: 3,
  }),
  scene({
    id: 'unemployment',
    name: 'Unemployment by industry',
    description:
      'Real data, 14 industries month by month: find the one most unusual against its own 2000–03 while the 2008 crisis comes.',
    line: '14 industries, month by month.',
    seed: 73,
    shows: { difference: 'regret', between: ['A', 'B'], percentile: 53.5 },
    objective: { id: 'dataset', dataset: UNEMPLOYMENT },
    horizon: 82,
    lanes: [['gp-ucb'], ['tv-gp-ucb', { epsilon: 0.03 }], ['et-gp-ucb']],
    selected: 2,
  }),
];

/** The scene of this id; undefined when there is none. */
export function sceneById(id: string): Scene | undefined {
  return SCENES.find((scene) => scene.id === id);
}

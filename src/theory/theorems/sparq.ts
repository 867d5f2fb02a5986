import { optionNamed } from '../../parameters/choice.ts';
import { SCHEDULES } from '../../policy/schedules/registry.ts';
import { type Assumption, type Figure, needed, type Theorem, wanted } from '../bound.ts';
import { othersQueries } from '../exploration.ts';
import type { RunFacts } from '../facts.ts';
import { regretOfQueries } from '../shared-assumptions.ts';
import { sparqRegretBound } from '../sparq/regret-bound.ts';
import {
  drawsCost,
  regressionCostOrder,
  regressionOperations,
  sparqCostOrder,
} from '../sparq/side-query-cost.ts';
import { rounded } from '../words.ts';

const ID = 'sparq-theorem-3.1';

function assumptions(facts: RunFacts): Assumption[] {
  const { kernel, parameters, refits } = facts;
  const change = facts.largestChange();
  const others = othersQueries(facts);
  return [
    regretOfQueries(facts),
    needed(
      kernel.family === 'se',
      'The kernel is squared exponential',
      'The bound’s information gains are those of the squared exponential kernel.',
    ),
    needed(
      change <= 1,
      'No step changes the objective by more than 1 anywhere',
      `One step changes the objective by ${change.toFixed(2)}.`,
    ),
    wanted(!refits, 'The kernel stays', 'Hyperparameters are refitted during the run; the proof keeps them.'),
    wanted(
      others === null && optionNamed(SCHEDULES, parameters.schedule)?.theorem === ID,
      'Every query maximises the UCB with the theorem’s $β_t$',
      others ?? 'The lane explores by another rule than the theorem’s.',
    ),
    wanted(
      false,
      'Every $f_t$ has a bounded norm in the kernel’s space',
      'The norm of $f_t$ in the kernel’s space cannot be read off a run.',
    ),
    wanted(
      false,
      'A bound with its constant',
      'The paper gives an order, O(·): the curve takes its constant as 1.',
    ),
  ];
}

/** Proposition 2 and Theorem 3.2, with what this run asked. */
function sideQueryFigures({ sideQueries, records, dimension }: RunFacts): Figure[] {
  const asked = sideQueries();
  if (!asked) return [];
  const { divergence, bound } = asked.loss;
  const T = records.length;
  const order = sparqCostOrder(T, dimension);
  const regression = regressionCostOrder(T);
  const draws = drawsCost(T, asked.asked);
  const counted = regressionOperations(T);
  return [
    {
      label: 'Proposition 2',
      text: `answers at ${asked.asked} of ${asked.visited} places leave an expected divergence of ${rounded(divergence, 2)} nats from the posterior on fresh observations of all; its bound tr($K$ − $Q$)/$σ^2$ is ${rounded(bound, 2)}`,
      values: { asked: asked.asked, visited: asked.visited, divergence, bound },
    },
    {
      label: 'Theorem 3.2',
      text: `without constants ${rounded(order, 2)}, the proof’s count with these ${asked.asked} places ${rounded(draws, 2)}, one regression on all data $T$³ = ${rounded(regression, 2)}; multiplications made here ${rounded(asked.operations, 2)}, for one regression, counted the same way, $T$³/6 = ${rounded(counted, 2)}`,
      values: { order, regression, draws, operations: asked.operations, regressionOperations: counted },
    },
  ];
}

/** Expert answers at old places. */
export const sparqTheorem: Theorem = {
  id: ID,
  name: 'Theorem 3.1, an expert answers',
  source: 'SparQ-GP-UCB paper, Theorem 3.1, eq. 19',
  algorithms: ['sparq-gp-ucb'],
  about: 'SparQ-GP-UCB',
  assumptions,
  evaluate(facts) {
    const { records, dimension, delta } = facts;
    const curve = records.map(({ t }) => sparqRegretBound(t, dimension, delta));
    const average = curve[curve.length - 1] / curve.length;
    return {
      curve,
      figures: [
        {
          label: 'Eq. 19',
          text: `per step ${average.toFixed(1)} at the end; with constant 1, as the black curve of the paper’s Fig. 1 may be`,
          values: { average, delta, dimension },
        },
        ...sideQueryFigures(facts),
      ],
    };
  },
};

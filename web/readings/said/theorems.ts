import * as words from '#words/readings/theorems';
import { type Said, saidIn } from './said.ts';

declare const LANGUAGE: string;

/** What the theory says beside a run, in English, in the page's language: assumptions, reasons, labels, figures, sentences. */
export const theoremSaid = (text: string): string => (LANGUAGE === 'en' ? text : told(text));

const told = (text: string): string => saidIn(THEOREM_SENTENCES, text) ?? text;

const KINDS: Readonly<Record<string, string>> = {
  'regret of the queried designs': 'designs',
  'smallest straddle so far': 'straddle',
};

/** What is bounded, as messages choose by it. */
const kindOf = (quantity: string): string => KINDS[quantity] ?? 'regret';

/** The largest terms of Corollary 1, each with its reason. */
const termsSaid = (terms: string): string =>
  terms
    .split('; just as large: ')
    .map(told)
    .reduce((first, second) => words.asLarge({ first, second }));

/** What the theory says: a sentence that others would fit, too, stands before them. */
export const THEOREM_SENTENCES: readonly Said[] = [
  ['regret', () => words.regret],
  ['regret of the queried designs', () => words.designRegret],
  ['smallest straddle so far', () => words.straddle],
  ['This run has no {} to compare the bound with.', (quantity) => words.nothingToCompare(kindOf(quantity))],
  [
    'The bound is {} times the {} of this run.',
    (times, quantity) => words.above({ times, of: kindOf(quantity) }),
  ],
  [
    'The {} of this run is {} times the curve, which promises nothing here.',
    (quantity, times) => words.below({ times, of: kindOf(quantity) }),
  ],
  [
    'Bounds are far above practice: they cover the worst case with every constant. Compare how they grow, not how high they are.',
    () => words.warning,
  ],
  ['Theorem {}', words.label.theorem],
  ['Lemma {}', words.label.lemma],
  ['Corollary {}', words.label.corollary],
  ['Proposition {}', words.label.proposition],
  ['Equation {}', words.label.equation],
  ['Eq. {}', words.label.eq],
  ['Accuracy', () => words.label.accuracy],
  ['Accuracy seen', () => words.label.accuracySeen],
  ['Evaluation time uniformity', () => words.label.uniformity],
  ['Every design of an interval (App. D)', () => words.label.interval],
  ['Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.3 and Lemma C.10', () => words.source.lse],
  ['Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.2', () => words.source.ts],
  ['Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.1', () => words.source.ucb],
  ['Mandl & Kekkonen 2026, arXiv 2608.18863, Theorems 1 and B.3, Proposition 2', () => words.source.beta],
  ['Imamura et al., CTV paper, Lemmas 1–2, Theorems 3 and 4', () => words.source.ctv],
  ['Brunzema et al., ET-GP-UCB paper, Theorem 1 and Corollary 1', () => words.source.et],
  ['SparQ-GP-UCB paper, Theorem 3.1, eq. 19', () => words.source.sparq],
  ['The model’s kernel is the true one', () => words.trueKernel],
  ['The kernel is at most 1', () => words.atMostOne],
  ['The model’s noise variance is the true one', () => words.trueNoise],
  ['The noise is Gaussian', () => words.gaussianNoise],
  ['Nobody acted upon the objective', () => words.leftAlone],
  ['The regret is that of the queries', () => words.ofQueries],
  ['Samples of the kernel are smooth: squared exponential or Matérn 5/2', () => words.smooth],
  ['Every query maximises the UCB with the theorem’s $β_t$', () => words.theoremsUcb],
  ['Every query maximises the UCB', () => words.ucb],
  ['Every query is the algorithm’s own', () => words.ownQueries],
  ['The objective is drawn from a GP', () => words.drawn],
  ['The kernel stays', () => words.kernelStays],
  ['The indifference zone has a width, $η$ > 0', () => words.zoneWidth],
  ['Every interval has the theorem’s $β_t$, |$X$| $π^2 t^2$/(3$δ$)', () => words.wideIntervals],
  ['The accuracy is above 0, $ε$ > 0', () => words.accuracyAboveZero],
  ['The indifference zone is no wider than $η$($ε$)', () => words.zoneNarrow],
  ['The regret is a mean over all runs', () => words.meanRegret],
  [
    'The objective is a GP that renews itself at one rate $ε$ > 0 with every step',
    () => words.renewsAboveZero,
  ],
  ['The objective is a GP that renews itself at one rate $ε$ with every step', () => words.renewsWithSteps],
  ['The objective is a GP that renews itself at one rate', () => words.renews],
  ['The lane forgets at the true rate $ε$', () => words.trueRate],
  ['$β$ is the same at every step', () => words.constantBeta],
  ['$β$ is at least 2 ln 6', () => words.largeBeta],
  ['1 − $k_{time}$ grows no faster than $ε$ |$τ$ − $τ$′|', () => words.lipschitz],
  ['The lane’s time is the objective’s', () => words.sameTime],
  ['The lane knows when each evaluation will end', () => words.knowsEnds],
  ['Observed times are the true ones', () => words.trueTimes],
  ['The model is static and starts again at a reset, with at most one old point', () => words.staticModel],
  ['The kernel is squared exponential', () => words.squaredExponential],
  ['No step changes the objective by more than 1 anywhere', () => words.smallSteps],
  ['Every $f_t$ has a bounded norm in the kernel’s space', () => words.boundedNorm],
  ['A bound with its constant', () => words.withConstant],
  ['The model’s kernel is not the one the objective was drawn from.', () => words.why.otherKernel],
  ['The kernel is a table over the arms, with other variances.', () => words.why.tableKernel],
  ['The signal variance is {}.', words.why.signal],
  [
    'The model takes the noise variance for {}, it is {} from $t$ = {} on.',
    (assumed, actual, t) => words.why.noiseSince({ assumed, actual, t }),
  ],
  [
    'The model takes the noise variance for {}, it is {}.',
    (assumed, actual) => words.why.noise({ assumed, actual }),
  ],
  ['From $t$ = {} on the noise is drawn evenly from a range.', words.why.evenNoise],
  [
    'Somebody acted upon the objective at $t$ = {}; the theorem is about one that changes by itself.',
    words.why.acted,
  ],
  ['With what was done to it the objective does not renew itself at one rate.', () => words.why.noRenewal],
  ['The change rate itself changes over time; the theorem has one.', () => words.why.ratesChange],
  ['{} is no GP that renews itself at one rate.', words.why.noGp],
  [
    'With an environment the regret is that of the answer, which the theorem says nothing of.',
    () => words.why.ofAnswer,
  ],
  ['Samples of the kernel are too rough, or have more than two dimensions.', () => words.why.rough],
  ['The lane maximises no UCB, which the proof is about.', () => words.why.noUcb],
  ['The first query was given, not chosen by the lane.', () => words.why.firstGiven],
  [
    'The first {} of {} queries were given, not chosen by the lane.',
    (given, all) => words.why.firstsGiven({ given, all }),
  ],
  [
    '{} of {} queries were drawn at random before the lane chose.',
    (random, all) => words.why.drawn({ random, all }),
  ],
  [
    'The lane explores less: at $t$ = {} its $√β_t$ is {}, the theorem asks for {}.',
    (t, own, asked) => words.why.exploresLess({ t, own, asked }),
  ],
  ['{} is no draw from a GP.', words.why.noDraw],
  ['Hyperparameters are refitted during the run; the proof keeps them.', () => words.why.refitted],
  [
    '$η$ = 0 stands for the accuracy $ε$ = 0, which the bound does not cover; $ε$ = {} would take $η$ = {}.',
    (epsilon, eta) => words.why.zoneZero({ epsilon, eta }),
  ],
  [
    'The intervals are narrower: at $t$ = {} $β$ is {}, the theorem asks for {}.',
    (t, own, asked) => words.why.narrow({ t, own, asked }),
  ],
  ['The lane’s $ε$ is 0.', () => words.why.accuracyZero],
  [
    '$ε$ = {} takes an $η$ of at most {}, the lane’s is {}.',
    (epsilon, most, eta) => words.why.zoneWide({ epsilon, most, eta }),
  ],
  ['The theorem is about the mean over objectives and draws; this is one run.', () => words.why.oneRun],
  ['The objective does not renew itself at one rate with every step.', () => words.why.noOneRate],
  ['The lane’s model does not forget at the true rate.', () => words.why.forgetsOtherwise],
  ['The lane’s $β_t$ changes over time; the theorem has a constant one.', () => words.why.betaChanges],
  ['The lane’s $β$ is {}: no $δ$ below 1 is so large that it would do.', words.why.betaSmall],
  ['The lane forgets at the rate {}, the objective changes at no one rate.', words.why.noOneRateAt],
  [
    'The lane forgets at the rate {}, the objective changes at {}.',
    (rate, actual) => words.why.otherRate({ rate, actual }),
  ],
  [
    'At $ε$ = {} and {} s between observations the kernel falls faster.',
    (epsilon, gap) => words.why.fallsFaster({ epsilon, gap }),
  ],
  ['The lane counts rounds while the objective changes by the second.', () => words.why.countsRounds],
  [
    'The lane predicts how long evaluations take; the proof is about CTV-fixed, which knows.',
    () => words.why.predictsEnds,
  ],
  [
    'The lane’s clock is noisy, variance {} on the log; the bound takes the true times.',
    words.why.noisyClock,
  ],
  ['The objective changes by the second, and steps take different times.', () => words.why.bySecond],
  ['{} points survive a reset: some data are older than $N_{hi}$.', words.why.survivors],
  ['The model forgets instead of starting again.', () => words.why.forgets],
  ['The bound’s information gains are those of the squared exponential kernel.', () => words.why.otherGains],
  ['One step changes the objective by {}.', words.why.largeStep],
  ['The lane explores by another rule than the theorem’s.', () => words.why.otherRule],
  ['The norm of $f_t$ in the kernel’s space cannot be read off a run.', () => words.why.noNorm],
  ['The paper gives an order, O(·): the curve takes its constant as 1.', () => words.why.order],
  [
    'With an environment the regret is that of the answer, not of the queries.',
    () => words.noFloor.environment,
  ],
  ['Somebody acted upon the objective at $t$ = {}: it is no plain draw.', words.noFloor.acted],
  ['{} is not drawn from a prior that says how much changes with every step.', words.noFloor.noPrior],
  [
    'The objective changes by the second: how much between two queries depends on the lane.',
    () => words.noFloor.bySecond,
  ],
  ['The change rate itself changes over time; the floor is of one.', () => words.noFloor.ratesChange],
  ['The objective stands still: once all is seen, nobody has to pay anything.', () => words.noFloor.still],
  ['ends after at most {} steps', words.ends],
  [
    'says nothing of an end within {} steps: its left side is {} there, and must fall below $ε$/2 = {}',
    (steps, left, half) => words.noEnd({ steps, left, half }),
  ],
  ['no design is classified', () => words.noneClassified],
  ['every design is classified; the worst of those classified misses the level by {}', words.allClassified],
  [
    '{} of {} designs are undecided; the worst of those classified misses the level by {}',
    (undecided, all, loss) => words.someUndecided({ undecided, all, loss }),
  ],
  [
    'for $ε$ = {} and $a$ = $b$ = 1, which the paper leaves open, $ζ$ = {} places stand for the interval; $η$ = {}, {}',
    (epsilon, places, eta, more) => words.interval({ epsilon, places, eta, more: told(more) }),
  ],
  [
    '$β_T$ = {}, and the left side of equation 7 is {} at $T$',
    (beta, left) => words.intervalLeftSide({ beta, left }),
  ],
  ['and beyond $ε$ in every step the designs queried may lose {} in the mean', words.intervalInMean],
  [
    '$β_T$ = {}, and beyond $ε$ in every step the designs queried may lose {} in all',
    (beta, loss) => words.intervalInAll({ beta, loss }),
  ],
  [
    'on the expected regret; $τ$ = {} and $δ$ = {} make it lowest, sup $f$ − inf $f$ is {} ± {} on average; Proposition 2 for one run: {} with probability {}',
    (tau, delta, spread, error, realised, probability) =>
      words.constantBetaParts({ tau, delta, spread, error, realised, probability }),
  ],
  ['$C$ = {}; the times are neither uniform nor extremely biased, so neither lemma applies', words.noLemma],
  [
    '$C$ = {}; Lemma 1 for uniform times gives {}, exact where $n/(εT)$ is whole',
    (c, lemma) => words.uniformLemma({ c, lemma }),
  ],
  ['$C$ = {}; Lemma 2 for extremely biased times gives {}', (c, lemma) => words.biasedLemma({ c, lemma })],
  [
    'the best partition makes every round a block of its own: data age faster than a block could learn from them',
    () => words.ownBlocks,
  ],
  [
    'the best partition has $N$ = {} block of at most $M$ = {} rounds; the bracket of (7) is {}',
    (count, longest, bracket) => words.partition({ count: Number(count), longest, bracket }),
  ],
  [
    'the best partition has $N$ = {} blocks of at most $M$ = {} rounds; the bracket of (7) is {}',
    (count, longest, bracket) => words.partition({ count: Number(count), longest, bracket }),
  ],
  ['uniform times, $εT$ = {}: {}', (change, regime) => words.uniformTimes({ change, regime: told(regime) })],
  [
    'extremely biased times, $εT$ = {}: {}',
    (change, regime) => words.biasedTimes({ change, regime: told(regime) }),
  ],
  ['says nothing: the times are neither uniform nor extremely biased', () => words.noRegime],
  ['as if nothing changed, $n$^{{}}', words.regime.still],
  ['more changes than rounds, $n$ (1 + √($εT/n$))', () => words.regime.often],
  [
    'between still and ever new, $n$^{{}} ($εT$)^{{}}; before it, Bogunovic et al. 2016 had the larger $n$^{{}} ($εT$)^{{}}',
    (n, change, before, changeBefore) => words.regime.between({ n, change, before, changeBefore }),
  ],
  [
    'blocks of {} to {} steps; {} % of the bound comes from taking the objective for still within a block',
    (lower, upper, percent) => words.blocks({ lower, upper, percent }),
  ],
  [
    'taking the objective for still moved the mean by at most {} and $σ$ by {}; the lemma allows {} and {}',
    (mean, sd, meanBound, sdBound) => words.mismatch({ mean, sd, meanBound, sdBound }),
  ],
  ['says nothing: the lane does not bound $ε$ from below and above', () => words.noRates],
  ['says nothing: $ε$ is 0', () => words.rateZero],
  ['says nothing: the lane’s lower bound on $ε$ is 0, and $λ_1$ with it', () => words.lowerZero],
  [
    'says nothing: $ε$ = {} is outside the lane’s bounds {} and {}',
    (epsilon, lower, upper) => words.outsideRates({ epsilon, lower, upper }),
  ],
  [
    '$λ_1$ = {}, $λ_2$ = {}; the largest of its four terms: {}; the corollary takes $N$ of the order of $ε$^{−1/(4−ξ)} for this kernel, the lane keeps 12 $ε$^{−1/4}: the terms are those of other blocks',
    (lambda1, lambda2, terms) => words.ratesOtherBlocks({ lambda1, lambda2, terms: termsSaid(terms) }),
  ],
  [
    '$λ_1$ = {}, $λ_2$ = {}; the largest of its four terms: {}',
    (lambda1, lambda2, terms) => words.rates({ lambda1, lambda2, terms: termsSaid(terms) }),
  ],
  ['√$T$, what a still objective would cost', () => words.term.still],
  ['resets too early, from $λ_2$', () => words.term.early],
  ['old data, spread, from $λ_1$', () => words.term.spread],
  ['old data, mean, from $λ_1$', () => words.term.mean],
  ['per step {} at the end; with constant 1, as the black curve of the paper’s Fig. 1 may be', words.perStep],
  [
    'answers at {} of {} places leave an expected divergence of {} nats from the posterior on fresh observations of all; its bound tr($K$ − $Q$)/$σ^2$ is {}',
    (asked, visited, divergence, bound) => words.divergence({ asked, visited, divergence, bound }),
  ],
  [
    'without constants {}, the proof’s count with these {} places {}, one regression on all data $T$³ = {}; multiplications made here {}, for one regression, counted the same way, $T$³/6 = {}',
    (order, asked, draws, regression, made, counted) =>
      words.cost({ order, asked, draws, regression, made, counted }),
  ],
  [
    '$η$ = {} stands for $ε$ = {}, more than a probability can miss; beyond $ε$ in every step the designs queried may lose {} in the mean',
    (eta, epsilon, loss) => words.accuracy({ eta, epsilon, loss, vacuous: 'yes', over: 'mean' }),
  ],
  [
    '$η$ = {} stands for $ε$ = {}, more than a probability can miss; beyond $ε$ in every step the designs queried may lose {} in all',
    (eta, epsilon, loss) => words.accuracy({ eta, epsilon, loss, vacuous: 'yes', over: 'all' }),
  ],
  [
    '$η$ = {} stands for $ε$ = {}; beyond $ε$ in every step the designs queried may lose {} in the mean',
    (eta, epsilon, loss) => words.accuracy({ eta, epsilon, loss, vacuous: 'no', over: 'mean' }),
  ],
  [
    '$η$ = {} stands for $ε$ = {}; beyond $ε$ in every step the designs queried may lose {} in all',
    (eta, epsilon, loss) => words.accuracy({ eta, epsilon, loss, vacuous: 'no', over: 'all' }),
  ],
];

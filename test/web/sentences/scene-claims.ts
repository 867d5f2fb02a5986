import { candidateAt } from '../../../src/contracts/candidates.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Claim } from './claim.ts';
import { faultOf, near } from './claim.ts';
import type { LaneRun, Run } from './runs.ts';

/** A run at step t, as it is then: nothing later counts. */
export interface SceneMoment {
  readonly run: Run;
  readonly t: number;
}

/** Lanes that have made the step. */
export const present = ({ run, t }: SceneMoment): readonly LaneRun[] =>
  run.lanes.filter(({ records }) => records.length >= t);

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

/** Every choice of some lanes, in their order. */
const choicesOf = (lanes: readonly LaneRun[]): LaneRun[][] =>
  lanes.reduce<LaneRun[][]>((some, lane) => some.concat(some.map((chosen) => chosen.concat(lane))), [[]]);

/** The lanes that a list of names means, one of which may hold a comma; empty where a name is nobody's or that of several. */
function lanesNamed(names: string, moment: SceneMoment): LaneRun[] {
  const meant = choicesOf(present(moment)).filter((lanes) => listed(lanes.map(({ name }) => name)) === names);
  return meant.length === 1 ? meant[0] : [];
}

const isFirst = (names: string, moment: SceneMoment, holds: (lane: LaneRun) => boolean): boolean => {
  const lanes = lanesNamed(names, moment);
  return lanes.length > 0 && lanes.every(holds);
};

/** The latest step after which the truth is another one at once. */
function lastJump({ run, t }: SceneMoment): number | null {
  const jumps = run.jumps.filter((step) => step < t);
  const [before, after] = [run.world.truthAt(jumps.at(-1) ?? 1), run.world.truthAt((jumps.at(-1) ?? 0) + 1)];
  return jumps.length > 0 && after.some((value, i) => value !== before[i]) ? (jumps.at(-1) as number) : null;
}

/** The latest step after which the noise is another one, where f is not at once, nor later. */
function lastNoise({ run, t }: SceneMoment): number | null {
  const noise = run.noiseChanges.findLast((step) => step < t) ?? null;
  return noise !== null && run.jumps.every((jump) => jump < noise || jump >= t) ? noise : null;
}

/** Whether a test of the data brought a reset about: that of the event, or of the looks. */
export function testFired({ reason, psi, kappa, looking }: StepRecord): boolean {
  if (reason === 'glr') return looking?.split != null && (psi ?? 0) > (kappa ?? 0);
  const beside = looking?.eventPsi != null;
  const [said, bound] = beside ? [looking.eventPsi, looking.eventKappa] : [psi, kappa];
  return reason === 'event' && (said ?? 0) > (bound ?? 0);
}

/** The first reset after the jump, so many steps after it and for that reason. */
export function resetSo(
  moment: SceneMoment,
  names: string,
  delay: number,
  reason: StepRecord['reason'],
): boolean {
  const jump = lastJump(moment) as number;
  return isFirst(names, moment, ({ records }) => {
    const resets = records.filter((record) => record.reset && record.t > jump && record.t <= moment.t);
    const so = reason === 'event' ? testFired : (record: StepRecord) => record.reason === reason;
    return resets[0]?.t === jump + delay && so(resets[0]);
  });
}

/** Points from before the jump that a lane which has not reset holds. */
function holdsOld(
  moment: SceneMoment,
  names: string,
  holds: (old: number, jump: number) => boolean,
): boolean {
  const jump = lastJump(moment) as number;
  return isFirst(names, moment, ({ records, held }) => {
    const reset = records.some((record) => record.reset && record.t > jump && record.t <= moment.t);
    return !reset && holds(held[moment.t - 1].filter((step) => step <= jump).length, jump);
  });
}

/** Whether a noun stands in the number that is counted: 1 point, 2 points. */
const inNumber = (count: string, noun: string): boolean => noun.endsWith('s') === (count !== '1');

/**
 * The first of three queries in a row that were at the new optimum, which the first after the jump was not; null: none by
 * now, or none of the last three is there.
 */
function foundOptimum(moment: SceneMoment, { records }: LaneRun): number | null {
  const { run, t } = moment;
  const jump = lastJump(moment) as number;
  const there = (step: number) =>
    !isFar(run, records[step - 1].x, candidateAt(run.world.candidates, run.best[step - 1]));
  const steps = Array.from({ length: Math.max(0, t - jump - 2) }, (_, i) => jump + 1 + i);
  const first = steps.find((step) => [step, step + 1, step + 2].every(there));
  return first !== undefined && first > jump + 1 && [t - 2, t - 1, t].some(there) ? first - jump : null;
}

/** One clause after "The objective jumped …". */
const JUMP_CLAUSES: readonly Claim<SceneMoment>[] = [
  { says: /^(.+) noticed at once$/, holds: (moment, names) => resetSo(moment, names, 1, 'event') },
  {
    says: /^(.+) reset ([02-9]|\d\d+) steps later$/,
    holds: (moment, names, delay) => +delay > 1 && resetSo(moment, names, +delay, 'event'),
  },
  {
    says: /^(.+) reset on schedule (?:1 step|([02-9]|\d\d+) steps) later$/,
    holds: (moment, names, delay = '1') => resetSo(moment, names, +delay, 'periodic'),
  },
  {
    says: /^(.+) had to reset at its upper bound (?:1 step|([02-9]|\d\d+) steps) later$/,
    holds: (moment, names, delay = '1') => resetSo(moment, names, +delay, 'upper bound'),
  },
  {
    says: /^(.+) (?:was|were) told of it at once$/,
    holds: (moment, names) => resetSo(moment, names, 1, 'true change'),
  },
  {
    says: /^(.+) found the new optimum after (\d+) (steps?)$/,
    holds: (moment, names, count, noun) =>
      inNumber(count, noun) && isFirst(names, moment, (lane) => foundOptimum(moment, lane) === +count),
  },
  {
    says: /^(.+) has no memory$/,
    holds: (moment, names) => isFirst(names, moment, ({ held }) => held.every((steps) => steps.length === 0)),
  },
  {
    says: /^(.+) holds no point from before$/,
    holds: (moment, names) => holdsOld(moment, names, (old) => old === 0),
  },
  {
    says: /^(.+) still holds (\d+) old (points?)$/,
    holds: (moment, names, count, noun) =>
      inNumber(count, noun) && holdsOld(moment, names, (old, jump) => old === +count && old < jump),
  },
  {
    says: /^(.+) keeps all ([02-9]|\d\d+) old points$/,
    holds: (moment, names, count) => holdsOld(moment, names, (old, jump) => old === jump && old === +count),
  },
];

/** A place is elsewhere when it is more than a tenth of the longest axis away. */
function isFar({ world }: Run, a: readonly number[], b: readonly number[]): boolean {
  const { axes, kind } = world.candidates;
  const apart = Math.hypot(...a.map((value, k) => value - b[k]));
  return kind === 'arms'
    ? apart > 0
    : apart > 0.1 * Math.max(...axes.map((axis) => (axis.at(-1) ?? 0) - axis[0]));
}

/** "you" in a sentence is the lane You. */
const isPerson = ({ lane }: LaneRun): boolean => lane.algorithm === 'you';
const ofGame = (moment: SceneMoment): boolean => present(moment).some(isPerson);
const named = (names: string): string => names.replace(/\b[yY]ou\b/, 'You');

/** Whether a person was at one place with the last query before the jump and the first one after it. */
function rested({ run }: SceneMoment, { records }: LaneRun, jump: number): boolean {
  return !isFar(run, records[jump - 1].x, records[jump].x);
}

/** Readings after the jump that the lane had when its test fired, or the person looked elsewhere; null: neither by now. */
export function noticedAfter(moment: SceneMoment, lane: LaneRun): number | null {
  const jump = lastJump(moment) as number;
  const { records } = lane;
  const later = records.slice(jump, moment.t);
  if (isPerson(lane)) {
    const away = later.slice(1).findIndex(({ x }) => isFar(moment.run, x, records[jump].x));
    return rested(moment, lane, jump) && away >= 0 ? away + 1 : null;
  }
  const reset = later.find((record) => record.reset);
  return reset && testFired(reset) ? reset.t - jump : null;
}

/** Whether neither a person nor a test reacted, and no schedule nor oracle did. */
const isSilent = (moment: SceneMoment, lane: LaneRun): boolean => {
  const jump = lastJump(moment) as number;
  if (isPerson(lane)) return rested(moment, lane, jump) && noticedAfter(moment, lane) === null;
  return !lane.records.some((record) => record.reset && record.t > jump && record.t <= moment.t);
};
const mayStill = ({ run, t }: SceneMoment, lane: LaneRun): boolean =>
  t < run.scenario.horizon && (isPerson(lane) || lane.records[t - 1].psi !== null);

/** Clauses after "The objective jumped …" where a person plays. */
const GAME_CLAUSES: readonly Claim<SceneMoment>[] = [
  {
    says: /^((?:.+? (?:noticed|left) after \d+ steps?(?:, |$))+)$/,
    holds: (moment, clauses) => {
      const said = [...clauses.matchAll(/(.+?) (noticed|left) after (\d+) steps?(?:, |$)/g)].map(
        ([, name, , after]) => [name, +after] as const,
      );
      const so = said.every(([name, after]) =>
        isFirst(named(name), moment, (lane) => noticedAfter(moment, lane) === after),
      );
      const all =
        present(moment).filter((lane) => noticedAfter(moment, lane) !== null).length === said.length;
      return so && all && said.every(([, after], i) => i === 0 || after >= said[i - 1][1]);
    },
  },
  {
    says: /^(.+) (?:was|were) searching anyway$/,
    holds: (moment, names) =>
      isFirst(
        named(names),
        moment,
        (lane) => isPerson(lane) && !rested(moment, lane, lastJump(moment) as number),
      ),
  },
  {
    says: /^(.+) never(?: noticed)?$/,
    holds: (moment, names) =>
      isFirst(named(names), moment, (lane) => isSilent(moment, lane) && !mayStill(moment, lane)),
  },
  {
    says: /^(.+) (?:not yet|had not noticed yet)$/,
    holds: (moment, names) =>
      isFirst(named(names), moment, (lane) => isSilent(moment, lane) && mayStill(moment, lane)),
  },
];

/** Whether the optimum moved with one of the steps from, …, t. */
export function movedSince({ run, t }: SceneMoment, from: number): boolean {
  for (let step = Math.max(2, from); step <= t; step++)
    if (run.best[step - 1] !== run.best[step - 2]) return true;
  return false;
}

/** Mean of f_t(x*_t) − f_t(x_t) over the last steps, 20 at most. */
function recentRegret({ records }: LaneRun, t: number): number {
  const last = records.slice(0, t).slice(-20);
  return last.reduce((sum, { f, fStar }) => sum + fStar - f, 0) / last.length;
}

function comparesTruly(moment: SceneMoment, best: string, low: string, high: string, worst: string): boolean {
  const lanes = present(moment);
  const regrets = lanes.map((lane) => recentRegret(lane, moment.t));
  const of = (name: string) => lanes.flatMap((lane, i) => (lane.name === name ? [regrets[i]] : []));
  const [[least], [most]] = [of(best), of(worst)];
  const alone = of(best).length === 1 && of(worst).length === 1 && best !== worst;
  const extreme = least <= Math.min(...regrets) + 1e-9 && most >= Math.max(...regrets) - 1e-9;
  return alone && extreme && least < most && near(least, low) && near(most, high);
}

/** Whether the pace is said exactly where it has to be. */
const paceSaid = ({ run: { summary } }: SceneMoment, pace: string | undefined): boolean =>
  summary.secondsPerStep === undefined ? pace === undefined : near(summary.secondsPerStep, pace);

const isRandom = ({ run }: SceneMoment, { records }: LaneRun): boolean =>
  records[0].index === run.world.randomCandidateAt(1) && records[0].dataSize === 0;
const isGiven = ({ lane }: LaneRun): boolean => (lane.choices ?? []).length > 0;

/** A look that the schedule asked for: always at the same place of its covering set. */
const isLook = ({ records }: LaneRun): boolean => {
  const look = records[0].looking?.look;
  const same = records.filter(({ looking }) => looking?.look === look);
  return typeof look === 'number' && same.every(({ index }) => index === records[0].index);
};

/** The whole sentence of a scene, but for the clauses about a jump. */
export const SCENE_CLAIMS: readonly Claim<SceneMoment>[] = [
  {
    says: /^No data yet: the first query is a seeded random (?:candidate|pair), the same for every lane\.$/,
    holds: (moment) =>
      moment.t === 1 && present(moment).every((lane) => !isGiven(lane) && isRandom(moment, lane)),
  },
  {
    says: /^No data yet: the first query was given\.$/,
    holds: (moment) => moment.t === 1 && present(moment).every(isGiven),
  },
  {
    says: /^No data yet: the first query is a seeded random (?:candidate|pair), but that of (.+) was given\.$/,
    holds: (moment, names) =>
      moment.t === 1 &&
      present(moment).every((lane) =>
        names.split(', ').includes(lane.name) ? isGiven(lane) : isRandom(moment, lane),
      ),
  },
  {
    says: /^No data yet: the first query is a seeded random candidate, but (?:that|those) of (.+) (is a look|are looks)\.$/,
    holds: (moment, names, what) => {
      const looking = lanesNamed(names, moment);
      return (
        moment.t === 1 &&
        looking.length > 0 &&
        what === (looking.length === 1 ? 'is a look' : 'are looks') &&
        present(moment).every((lane) => (looking.includes(lane) ? isLook(lane) : isRandom(moment, lane)))
      );
    },
  },
  {
    says: /^No data yet: the first query is a seeded random candidate, but yours was chosen by hand\.$/,
    holds: (moment) =>
      moment.t === 1 &&
      present(moment).every((lane) =>
        lane.name === 'You' ? isPerson(lane) && isGiven(lane) : isRandom(moment, lane),
      ),
  },
  {
    says: /^The objective jumped after t = (\d+)\. (.+)\.$/,
    holds: (moment, step, clauses) =>
      lastJump(moment) === +step &&
      clauses.split('; ').every((clause) =>
        [...JUMP_CLAUSES, ...(ofGame(moment) ? GAME_CLAUSES : [])].some(({ says, holds }) => {
          const words = clause.match(says);
          return words !== null && holds(moment, ...words.slice(1));
        }),
      ),
  },
  {
    says: /^The noise changed after t = (\d+)\. (.+)$/,
    holds: (moment, step, rest) =>
      lastNoise(moment) === +step && faultOf(rest, moment, driftClaims()) === null,
  },
  ...driftClaims(),
];

function driftClaims(): Claim<SceneMoment>[] {
  const optimum = '^(?:The|At ([\\d.]+) s a step the) optimum';
  const rests: readonly (readonly [string, (moment: SceneMoment, count?: string) => boolean])[] = [
    ['has (not) moved', (moment) => !movedSince(moment, 1)],
    [
      'has rested for ([02-9]|\\d\\d+) steps',
      (moment, count = '') => moment.t > +count && !movedSince(moment, moment.t - +count + 1),
    ],
    [
      'moved within the last (step|\\d+ steps)',
      (moment, count = '') => movedSince(moment, moment.t - (Number.parseInt(count, 10) || 1) + 1),
    ],
  ];
  return rests.flatMap(([words, moves]): Claim<SceneMoment>[] => [
    {
      says: new RegExp(`${optimum} ${words}\\.$`),
      holds: (moment, pace, count) =>
        present(moment).length < 2 && paceSaid(moment, pace) && moves(moment, count),
    },
    {
      says: new RegExp(`${optimum} ${words}\\. All lanes pay the same: ([\\d.]+) regret a step\\.$`),
      holds: (moment, pace, count, value) => {
        const regrets = present(moment).map((lane) => recentRegret(lane, moment.t));
        const alike = Math.max(...regrets) - Math.min(...regrets) < 0.01 + 1e-9;
        return paceSaid(moment, pace) && moves(moment, count) && alike && near(Math.min(...regrets), value);
      },
    },
    {
      says: new RegExp(
        `${optimum} ${words}\\. (.+) (pays? least(?: over the last 20 steps)?|follows? it best): ([\\d.]+) regret a step against ([\\d.]+) of (.+)\\.$`,
      ),
      holds: (moment, pace, count, best, how, low, high, worst) =>
        paceSaid(moment, pace) &&
        moves(moment, count) &&
        how.startsWith('pay') === !movedSince(moment, 1) &&
        how.includes('the last 20 steps') === (how.startsWith('pay') && moment.t > 20) &&
        (best === 'You') === /^(pay|follow) /.test(how) &&
        comparesTruly(moment, best, low, high, named(worst)),
    },
  ]);
}

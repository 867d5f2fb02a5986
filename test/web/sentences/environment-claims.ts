import type { Environment } from '../../../src/contracts/environment.ts';
import { normalCdf } from '../../../src/math/normal.ts';
import { type Claim, NUMBER, near } from './claim.ts';
import type { LaneMoment } from './lane-claims.ts';
import { present, SCENE_CLAIMS, type SceneMoment } from './scene-claims.ts';

const environmentOf = ({ run }: Pick<SceneMoment, 'run'>): Environment =>
  run.world.environment as Environment;

/** p(f > h) of a design, from the truth at step 1 and p(w). */
function probability(moment: Pick<SceneMoment, 'run'>, design: number): number {
  const { conditions, weights, threshold } = environmentOf(moment);
  const truth = moment.run.world.truthAt(1).subarray(design * conditions, (design + 1) * conditions);
  return truth.reduce((sum, f, w) => (f > threshold ? sum + weights[w] : sum), 0);
}

const allProbabilities = (moment: Pick<SceneMoment, 'run'>): number[] =>
  Array.from({ length: environmentOf(moment).designs }, (_, design) => probability(moment, design));

/** What a lane answers. */
export const ANSWER_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: new RegExp(
      `^(First query random\\. |Query random\\. |Query given\\. )?Answers x̂t = (.+): p = (${NUMBER}), (?:the best|best (${NUMBER}))\\.(?: (\\d+) above, (\\d+) below, (\\d+) undecided\\.)?$`,
    ),
    holds: (moment, query, place, p, best, above, below, undecided) => {
      const { run, lane, t } = moment;
      const { assessment, index } = lane.records[t - 1];
      if (!assessment) return false;
      const most = Math.max(...allProbabilities(moment));
      const own = probability(moment, assessment.answer);
      const { points, dimension } = run.world.candidates;
      const x = points[assessment.answer * environmentOf(moment).conditions * dimension];
      const given = lane.lane.choices?.[t - 1] === index && t <= (lane.lane.choices ?? []).length;
      const random = index === run.world.randomCandidateAt(t) && lane.held[t - 1].length === 0;
      const queried = query === 'Query given. ' ? given : query ? random && !given : !given;
      const sorted = [assessment.above, assessment.below, assessment.undecided].every(
        (count, i) => (count === null ? undefined : String(count)) === [above, below, undecided][i],
      );
      const good = best === undefined ? own >= most - 1e-9 : near(most, best) && own < most;
      return queried && near(x, place) && near(own, p) && good && sorted;
    },
  },
];

/** How the lanes' answers, or their classifications, stand beside one another. */
function standsSo(moment: SceneMoment, of: 'probability' | 'f1', text: string): boolean {
  const lanes = present(moment).flatMap(({ name, records }) => {
    const value = records[moment.t - 1].assessment?.[of];
    return value === null || value === undefined ? [] : [{ name, value }];
  });
  const values = lanes.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const words =
    of === 'f1'
      ? ['sorts them best', 'F1 ', 'All lanes sort them equally well: F1 ']
      : ['answers best', '', 'All lanes’ answers: '];
  if (text === 'No lane sorts them.') return lanes.length === 0;
  if (text.startsWith(words[2])) return high - low < 0.005 && near(high, text.slice(words[2].length, -1));
  const one = text.match(new RegExp(`^(?:F1 of|The answer of) (.+): (${NUMBER})\\.$`));
  if (one) return lanes.length === 1 && lanes[0].name === one[1] && near(high, one[2]);
  const two = text.match(
    new RegExp(`^(.+) ${words[0]}: ${words[1]}(${NUMBER}); (.+) worst: (${NUMBER})\\.$`),
  );
  if (!two) return false;
  const valuesOf = (name: string) => lanes.filter((lane) => lane.name === name).map(({ value }) => value);
  const alone = valuesOf(two[1]).length === 1 && valuesOf(two[3]).length === 1;
  return (
    alone &&
    valuesOf(two[1])[0] === high &&
    valuesOf(two[3])[0] === low &&
    near(high, two[2]) &&
    near(low, two[4])
  );
}

export const ANSWERS_CLAIMS: readonly Claim<SceneMoment>[] = [
  ...SCENE_CLAIMS.slice(0, 3),
  {
    says: new RegExp(`^The best design keeps f > h with probability (${NUMBER})\\. (.+)$`),
    holds: (moment, p, rest) =>
      near(Math.max(...allProbabilities(moment)), p) && standsSo(moment, 'probability', rest),
  },
  {
    says: new RegExp(`^(\\d+) of (\\d+) designs reach the level (${NUMBER})\\. (.+)$`),
    holds: (moment, good, all, level, rest) => {
      const own = allProbabilities(moment);
      const { level: cut } = environmentOf(moment);
      const reached = own.filter((p) => p >= cut - 1e-12).length;
      return reached === +good && own.length === +all && near(cut, level) && standsSo(moment, 'f1', rest);
    },
  },
];

/** Of the spread of p at the last answer: γ from the frame’s own mean and standard deviation at every condition. */
export const SPREAD_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: new RegExp(`^σ\\(p\\) (${NUMBER}), bounded by γ (${NUMBER})$`),
    holds: (moment, exact, bound) => {
      const { lane, t } = moment;
      const { mean, sd, designs } = lane.frames[t - 1];
      const deviation = designs?.deviation;
      const answer = lane.records[t - 2]?.assessment?.answer;
      if (!mean || !sd || deviation === null || deviation === undefined || answer === undefined) return false;
      const { conditions, weights, threshold } = environmentOf(moment);
      const from = answer * conditions;
      const gamma2 = weights.reduce((sum, weight, w) => {
        const phi = normalCdf((mean[from + w] - threshold) / sd[from + w]);
        return sum + phi * (1 - phi) * weight;
      }, 0);
      return near(Math.sqrt(gamma2), bound) && near(deviation, exact) && deviation ** 2 <= gamma2 + 1e-12;
    },
  },
];

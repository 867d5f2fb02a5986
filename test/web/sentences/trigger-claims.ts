import { type Claim, NUMBER, near } from './claim.ts';
import type { LaneMoment } from './lane-claims.ts';

const because = ({ lane, t }: LaneMoment, reason: string): number[] =>
  lane.records.slice(0, t).flatMap((record) => (record.reset && record.reason === reason ? [record.t] : []));

const steps = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number);
const same = (a: readonly number[], b: readonly number[]) => JSON.stringify(a) === JSON.stringify(b);

const VERDICT = `ψ (${NUMBER}) (>|≤) κ (${NUMBER}): (reset|no reset|test off|forced reset)`;

function verdictHolds(
  { lane, t }: LaneMoment,
  psi: string,
  relation: string,
  kappa: string,
  outcome: string,
): boolean {
  const record = lane.records[t - 1];
  if (record.psi === null || record.kappa === null) return false;
  const numbers = near(record.psi, psi) && near(record.kappa, kappa);
  const said = {
    'forced reset': record.reset && record.reason === 'upper bound',
    reset: record.reset && record.reason === 'event',
    'test off': !record.reset && record.testActive === false,
    'no reset': !record.reset && record.testActive === true,
  }[outcome];
  return numbers && record.psi > record.kappa === (relation === '>') && said === true;
}

export const VERDICT_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: new RegExp(`^${VERDICT}$`),
    holds: (moment, ...words) => verdictHolds(moment, ...(words as [string, string, string, string])),
  },
];

/** When it fired or was forced, in words or as a number. */
function historyHolds(moment: LaneMoment, history: string): boolean {
  const [fired, forced] = [because(moment, 'event'), because(moment, 'upper bound')];
  if (history === 'Not fired yet') return fired.length + forced.length === 0;
  const never = history.match(/^Never fired; forced at (.+)$/);
  if (never) return fired.length === 0 && same(steps(never[1]), forced);
  const listed = history.match(/^Fired at ([\d, and]+)(?:; forced at (.+))?$/);
  if (listed) return same(steps(listed[1]), fired) && same(steps(listed[2]), forced);
  const counted = history.match(/^(?:Fired (\d+)×)?(?:(?:, f|F)orced (\d+)×)?, last at (\d+)$/);
  if (!counted) return false;
  const last = Math.max(...fired, ...forced);
  return +(counted[1] ?? 0) === fired.length && +(counted[2] ?? 0) === forced.length && +counted[3] === last;
}

export const TRIGGER_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^Fired at ([\d, and]+): (?:one step|([02-9]|\d\d+) steps) after (?:the|each) change\.$/,
    holds: (moment, list, delay = '1') => {
      const changes = moment.run.jumps.filter((step) => step < moment.t);
      const late = changes.map((step) => step + +delay);
      return (
        same(steps(list), because(moment, 'event')) &&
        same(steps(list), late) &&
        because(moment, 'upper bound').length === 0
      );
    },
  },
  {
    says: new RegExp(`^(.+)\\. Now ${VERDICT}\\.$`),
    holds: (moment, history, ...words) =>
      historyHolds(moment, history) && verdictHolds(moment, ...(words as [string, string, string, string])),
  },
];

import type { Progress } from '../../plan/runner.ts';
import type { Io } from '../io.ts';

/** Says after each tenth of a run how far it is and how long it will still take. */
export function progressLines(io: Io): (progress: Progress) => void {
  let last = 0;
  return ({ done, total, secondsLeft }) => {
    const tenths = Math.floor((10 * done) / total);
    if (tenths > last && secondsLeft !== null)
      io.stderr(
        `${10 * tenths} % of ${total} steps${tenths < 10 ? `, about ${duration(secondsLeft)} left` : ''}\n`,
      );
    last = tenths;
  };
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

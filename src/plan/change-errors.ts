/** Errors of a run on an objective that changes abruptly (Branke 1999): the least f* − f(x), free of noise, since the last change. */
export interface ChangeErrors {
  /** Steps after which the objective changes, in increasing order, each before the last of the run. */
  readonly changes: readonly number[];
  /** Offline error: the least error since the last change, on average over all steps. */
  readonly offline: number;
  /** The same on average over the last step of each environment, the unfinished last one included. */
  readonly beforeChange: number;
  /** The least error since the last change, at the steps that are kept. */
  readonly current: readonly number[];
}

/**
 * The errors with `current` at every step.
 * @param errors f* − f(x) at steps 1..T, at least one
 */
export function changeErrors(errors: readonly number[], changes: readonly number[]): ChangeErrors {
  return fromCurrent(currentErrors(errors, changes), changes);
}

/** The same as if the run had ended after a step; `current` must hold every step up to it. */
export function changeErrorsAt({ current, changes }: ChangeErrors, step: number): ChangeErrors {
  return fromCurrent(
    current.slice(0, step),
    changes.filter((change) => change < step),
  );
}

function fromCurrent(current: readonly number[], changes: readonly number[]): ChangeErrors {
  const last = current.length - 1;
  return {
    ...{ changes, current },
    offline: offlineErrors(current)[last],
    beforeChange: errorsBeforeChange(current, changes)[last],
  };
}

/** The least error since the last change, at each step. */
function currentErrors(errors: readonly number[], changes: readonly number[]): number[] {
  const first = new Set([0, ...changes]);
  const current: number[] = [];
  for (const [i, error] of errors.entries())
    current.push(first.has(i) ? error : Math.min(error, current[i - 1]));
  return current;
}

/** The offline error as if the run had ended at t = 1..T. */
export function offlineErrors(current: readonly number[]): number[] {
  let sum = 0;
  return current.map((error, i) => {
    sum += error;
    return sum / (i + 1);
  });
}

/** The error before change as if the run had ended at t = 1..T, within an environment that is then the unfinished last one. */
export function errorsBeforeChange(current: readonly number[], changes: readonly number[]): number[] {
  const ends = new Set(changes);
  let [sum, count] = [0, 0];
  return current.map((error, i) => {
    const beforeChange = (sum + error) / (count + 1);
    if (ends.has(i + 1)) [sum, count] = [sum + error, count + 1];
    return beforeChange;
  });
}

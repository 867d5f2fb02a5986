const KEY = 'driftlab-lessons';

/** How far a learner has come in a lesson, as this browser keeps it. */
export interface Progress {
  /** The step last open, from 1. */
  readonly step: number;
  /** The last step was reached. */
  readonly finished: boolean;
}

// Storage may be refused: progress then lasts as long as the page.
let kept: Record<string, Progress> | null = null;

function all(): Record<string, Progress> {
  if (kept) return kept;
  kept = {};
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read === 'object' && read !== null)
      for (const [name, one] of Object.entries(read as Record<string, Partial<Progress> | null>))
        if (Number.isInteger(one?.step))
          kept[name] = { step: one?.step as number, finished: one?.finished === true };
  } catch {
    // See above.
  }
  return kept;
}

/** null: never opened. */
export const progressIn = (name: string): Progress | null =>
  Object.hasOwn(all(), name) ? all()[name] : null;

export function keepProgress(name: string, progress: Progress): void {
  const before = progressIn(name);
  all()[name] = { ...progress, finished: progress.finished || before?.finished === true };
  write();
}

/** Of a lesson that is not there any more. */
export function forgetProgress(name: string): void {
  delete all()[name];
  write();
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all()));
  } catch {
    // See above.
  }
}

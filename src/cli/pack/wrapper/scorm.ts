import { packed, type ScoreOf, scoreOf } from './learned.ts';
import type { News } from './lesson-frame.ts';

/** What a learning platform offers by SCORM 1.2, in one of the windows around. */
interface Scorm {
  LMSInitialize(none: ''): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(none: ''): unknown;
  LMSFinish(none: ''): unknown;
}

/** Windows that are asked, upwards. */
const MOST_WINDOWS = 10;

/** The platform in the windows around, then around the window that opened this one; null: there is none. */
export function findScorm(start: Window): Scorm | null {
  const opener = start.opener as Window | null;
  return upwards(start) ?? (opener ? upwards(opener) : null);
}

function upwards(start: Window): Scorm | null {
  let here = start as Window & { readonly API?: Scorm };
  try {
    for (let i = 0; i <= MOST_WINDOWS; i++) {
      if (here.API) return here.API;
      if (here.parent === here) return null;
      here = here.parent as typeof here;
    }
  } catch {
    // A window of another origin shows nothing, and nothing behind it.
  }
  return null;
}

const isTrue = (answer: unknown): boolean => String(answer) === 'true';

/** A platform that fails does not take the lesson with it. */
function unlessThrown(ask: () => unknown): unknown {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const ENDED = ['completed', 'passed', 'failed'];

/** Reports one visit of a learner to the platform. */
export class Visit {
  readonly #scorm: Scorm;
  readonly #of: ScoreOf;
  readonly #began: number;
  #best = 0;
  #ended = false;
  #completed = false;
  /** What was kept at the last visit. */
  kept = '';

  /** @param now milliseconds */
  constructor(scorm: Scorm, of: ScoreOf, now: number) {
    this.#scorm = scorm;
    this.#of = of;
    this.#began = now;
  }

  /** Begins it; false: the platform does not answer. */
  begin(): boolean {
    if (!this.#ask('LMSInitialize')) return false;
    this.kept = this.#get('cmi.suspend_data');
    this.#best = Number(this.#get('cmi.core.score.raw')) || 0;
    this.#completed = ENDED.includes(this.#get('cmi.core.lesson_status'));
    // Some platforms call a lesson completed that has said nothing.
    if (!this.#completed) this.#set('cmi.core.lesson_status', 'incomplete');
    this.#set('cmi.core.score.min', '0');
    this.#set('cmi.core.score.max', '100');
    this.#ask('LMSCommit');
    return true;
  }

  /** @returns whether the platform has kept all of it */
  tell({ learned, questions }: News): boolean {
    if (this.#ended) return true;
    this.#best = Math.max(this.#best, scoreOf(learned, questions, this.#of));
    this.#completed ||= learned.finished;
    const set = [
      this.#set('cmi.suspend_data', packed(learned)),
      this.#set('cmi.core.lesson_location', String(learned.step)),
      this.#set('cmi.core.score.raw', String(this.#best)),
      !learned.finished || this.#set('cmi.core.lesson_status', 'completed'),
    ];
    return this.#ask('LMSCommit') && set.every(Boolean);
  }

  /** Ends it, once. */
  end(now: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#set('cmi.core.session_time', timespan(now - this.#began));
    if (!this.#completed) this.#set('cmi.core.exit', 'suspend');
    this.#ask('LMSCommit');
    this.#ask('LMSFinish');
  }

  #ask(what: 'LMSInitialize' | 'LMSCommit' | 'LMSFinish'): boolean {
    return isTrue(unlessThrown(() => this.#scorm[what]('')));
  }

  #get(name: string): string {
    return String(unlessThrown(() => this.#scorm.LMSGetValue(name)) ?? '');
  }

  #set(name: string, value: string): boolean {
    return isTrue(unlessThrown(() => this.#scorm.LMSSetValue(name, value)));
  }
}

/** "01:02:03" */
export function timespan(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

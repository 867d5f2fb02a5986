/** A walk through the seeds that follows the pointer. */
export interface SeedWalk {
  /** The seed in the field. */
  readonly seed: number;
  readonly begin: () => void;
  readonly walk: (seed: number) => void;
  readonly end: () => void;
  /** Ends the walk where it began. */
  readonly giveBack: () => void;
}

/** Sideways movement from one seed to the next; less is a click. */
const PX_PER_SEED = 6;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly seed: number;
  readonly walks: boolean;
}

/**
 * Has a press on the seed that moves sideways walk through the seeds, until it is let go or given back by
 * Escape; one that does not move edits the number. Where it is edited already, the pointer selects text.
 * @param latest the walk as of now
 * @returns a function that stops it
 */
export function dragSeeds(grip: HTMLElement, latest: () => SeedWalk): () => void {
  let press: Press | null = null;
  const field = grip.querySelector('input');
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(
    name: K,
    hear: (event: WindowEventMap[K]) => void,
    on: EventTarget = window,
  ) => on.addEventListener(name, hear as EventListener, { capture: true, signal: listening.signal });
  const finish = (how: 'end' | 'giveBack') => {
    if (press?.walks) latest()[how]();
    press = null;
  };
  const down = ({ button, isPrimary, pointerId, clientX }: PointerEvent) => {
    finish('end');
    if (button !== 0 || !isPrimary || document.activeElement === field) return;
    press = { pointer: pointerId, x: clientX, seed: latest().seed, walks: false };
  };
  const move = ({ pointerId, clientX, buttons }: PointerEvent) => {
    if (buttons === 0) finish('end');
    if (press?.pointer !== pointerId) return;
    const by = Math.trunc((clientX - press.x) / PX_PER_SEED);
    if (!press.walks && by === 0) return;
    if (!press.walks) begin(press);
    latest().walk(press.seed + by);
  };
  const begin = (from: Press) => {
    press = { ...from, walks: true };
    (document.activeElement as HTMLElement | null)?.blur();
    grip.setPointerCapture(from.pointer);
    latest().begin();
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (press?.pointer !== pointerId) return;
    if (!press.walks) field?.focus();
    finish('end');
  };
  listen('pointerdown', down as (event: Event) => void, grip);
  // The field would be focused and its text selected by a press that becomes a walk.
  listen('mousedown', (event) => press && event.preventDefault(), grip);
  listen('pointermove', move);
  listen('pointerup', up);
  listen('pointercancel', () => finish('end'));
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !press?.walks) return;
    event.preventDefault();
    event.stopPropagation();
    finish('giveBack');
  });
  return () => {
    finish('end');
    listening.abort();
  };
}

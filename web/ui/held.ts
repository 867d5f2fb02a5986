/** Buttons that a pointer may hold, instead of pressing them many times. */
const HELD = 'button[data-held]';
/** A press is not a hold: the first repetition waits. */
const PATIENCE_MS = 400;
const TICK_MS = 80;

let timer = 0;
/** Whether the pointer that is down has held a button, or the one before it. */
let repeated = false;

/** While a pointer holds a button marked `data-held`, the button is pressed again and again. */
export function startHeld(): void {
  document.addEventListener('pointerdown', hold);
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release);
  document.addEventListener('pointerout', leave);
  addEventListener('blur', release);
  document.addEventListener('click', dropLast, { capture: true });
}

const buttonAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(HELD) : null;

function hold({ target, button: pressed }: PointerEvent): void {
  release();
  repeated = false;
  const button = buttonAt(target);
  if (button && pressed === 0) timer = window.setTimeout(again, PATIENCE_MS, button);
}

function again(button: HTMLElement): void {
  if (!button.isConnected) return;
  repeated = true;
  button.click();
  timer = window.setTimeout(again, TICK_MS, button);
}

function release(): void {
  clearTimeout(timer);
}

function leave({ target, relatedTarget }: PointerEvent): void {
  if (buttonAt(target) !== buttonAt(relatedTarget)) release();
}

/** The press that ends a hold is none of its own. One by key, and our own, count no presses. */
function dropLast(event: MouseEvent): void {
  if (!repeated || event.detail === 0 || !buttonAt(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Buttons that repeat while held. */
const HELD = 'button[data-held]';
/** Delay before the first repetition, so that a press is not a hold. */
const PATIENCE_MS = 400;
const TICK_MS = 80;

let timer = 0;
/** Whether the current or last pointer press has repeated a button. */
let repeated = false;

/** Presses a button marked `data-held` again and again while a pointer holds it. */
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

/** Drops the click that ends a hold. Clicks by key and the repeated clicks have no press count and pass. */
function dropLast(event: MouseEvent): void {
  if (!repeated || event.detail === 0 || !buttonAt(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

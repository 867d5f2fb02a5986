/** Plotly zooms by exp(px / 200) per wheel event, of at most this many px. */
const PX = 200;
const MOST_PX = 20;

/** Adds zooming by two fingers, as wheel events between them. Returns a function that stops it. */
export function followPinch(plot: HTMLElement & { _dragging?: boolean }): () => void {
  let apart: number | null = null;
  const onStart = (event: TouchEvent) => {
    apart = event.touches.length === 2 ? distance(event.touches) : null;
    if (apart === null) return;
    event.stopImmediatePropagation();
    // The drag begun by the first finger is cancelled, and is not a click.
    plot._dragging = false;
    document.dispatchEvent(new Event('touchend'));
  };
  const onMove = (event: TouchEvent) => {
    if (apart === null || event.touches.length !== 2) return;
    event.preventDefault();
    const next = distance(event.touches);
    turnWheel(plot, event.touches, PX * Math.log(apart / next));
    apart = next;
  };
  const early = { capture: true, passive: false } as const;
  plot.addEventListener('touchstart', onStart, early);
  plot.addEventListener('touchmove', onMove, early);
  return () => {
    plot.removeEventListener('touchstart', onStart, early);
    plot.removeEventListener('touchmove', onMove, early);
  };
}

const distance = ([a, b]: TouchList): number =>
  Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));

function turnWheel(plot: HTMLElement, [a, b]: TouchList, px: number): void {
  const [clientX, clientY] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
  const under = document.elementFromPoint(clientX, clientY);
  const target = under && plot.contains(under) ? under : plot;
  for (let left = px; left !== 0; ) {
    const deltaY = Math.max(-MOST_PX, Math.min(MOST_PX, left));
    left -= deltaY;
    target.dispatchEvent(
      new WheelEvent('wheel', { clientX, clientY, deltaY, bubbles: true, cancelable: true }),
    );
  }
}

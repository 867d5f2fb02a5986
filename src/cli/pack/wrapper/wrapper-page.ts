import type { ScoreOf } from './learned.ts';

interface Settings {
  readonly frame: HTMLIFrameElement;
  /** What stands behind the page's `#`. */
  readonly address: string;
  readonly name: string;
  readonly score: ScoreOf;
}

/** What index.html says of the lesson. */
export function settings(): Settings {
  const { address = '', name = '', score } = document.body.dataset;
  return {
    frame: document.querySelector('iframe') as HTMLIFrameElement,
    address,
    name,
    score: score === 'rightness' ? score : 'participation',
  };
}

/** Says something above the lesson. */
export function tell(text: string): void {
  const line = document.querySelector('p') as HTMLElement;
  line.hidden = false;
  line.textContent = text;
}

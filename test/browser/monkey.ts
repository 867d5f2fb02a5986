import type { Page } from 'playwright-core';

const KEYS = [
  ...[' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'Enter', 'Escape', '?'],
  ...['Control+z', 'Control+Shift+z', 'Shift+ArrowRight', 'a', 'c', 'v'],
];

/**
 * Acts upon the page at random, from a seed: keys, buttons and menu items, sliders, and words and numbers typed into
 * fields. What would leave the page (files, downloads, another language) is left alone.
 * @param plot where there is one, what is also dragged and turned over
 */
export async function unleash(page: Page, seed: number, acts: number, plot?: string): Promise<void> {
  let state = seed;
  /** Whole numbers below n (a linear congruential generator; nothing rests on its quality). */
  const below = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let act = 0; act < acts; act++) {
    const box =
      plot && below(3) === 0
        ? await page
            .locator(plot)
            .first()
            .boundingBox({ timeout: 100 })
            .catch(() => null)
        : null;
    if (box) {
      const place = () =>
        [box.x + (below(100) / 100) * box.width, box.y + (below(100) / 100) * box.height] as const;
      await page.mouse.move(...place());
      await (below(2) === 0 ? page.mouse.wheel(0, 400 - below(800)) : page.mouse.down());
      await page.mouse.move(...place(), { steps: 3 });
      await page.mouse.up();
      // Plotly closes a box that was drawn 100 ms later, and fails if the next drag has begun by then.
      await page.waitForTimeout(200);
    } else if (below(4) === 0) await page.keyboard.press(KEYS[below(KEYS.length)]);
    else await page.evaluate(actOnce, [below(1_000_000), below(1_000_000)] as const);
  }
}

/** One act inside the page. */
function actOnce([which, value]: readonly [number, number]): Promise<void> {
  const shown = [
    ...document.querySelectorAll<HTMLElement>(
      'button, [role^="menuitem"], [role="tab"], input, textarea, [role="slider"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled, [type="file"], [aria-label^="Language"], :has([lang])') &&
      !/CSV|PNG|SVG|JSON|Download|Load|Export|Choose a file/i.test(element.textContent ?? ''),
  );
  const element = shown[which % shown.length];
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
    const formulas = ['x', '2x', 'p(x, 5)', 'log(t', 'a*x + 1/(t - 3)', 'x*w', 'drift(x + y, 0.1)^2'];
    document.execCommand('insertText', false, formulas[value % formulas.length]);
  } else if (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') {
    // A field of numbers takes no letters from anybody; a script that puts them there is told so in the console.
    const letters = element.type === 'number' ? '' : 'abc';
    const text =
      element.type === 'range' ? String(value % 1000) : ['7', '-1', '0.25', letters, '', '1e9'][value % 6];
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    element.focus();
    set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    if (value % 2) element.blur();
  } else {
    element?.focus();
    // A slider within a drawing has no click of its own.
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  return new Promise((resolve) => setTimeout(resolve, value % 20));
}

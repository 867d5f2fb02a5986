import type { Page } from 'playwright-core';

/** Every text that is shown or spoken, once. Indices of symbols, and the text of a file, are no words. */
export const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, code, kbd, sub, textarea'))
        texts.push(node.textContent ?? '');
    const spoken = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))];
  });

/**
 * What stands out of the window, or is cut off by what it stands in, where nothing can be scrolled to it and no ellipsis says
 * so: the outermost elements, and by how much.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const HAIR = 2;
    const found = wide > 0 ? [`the page: ${wide} px`] : [];
    const nameOf = (element: Element): string => {
      const around = element.closest('[class]')?.getAttribute('class') ?? 'no class';
      return `${element.localName}, ${around}, “${element.textContent?.slice(0, 40)}”`;
    };
    const visit = (element: Element, limit: number): void => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const seen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      const { overflowX, textOverflow } = getComputedStyle(element);
      const over = Math.max(right - limit, element.localName === 'text' ? -left : 0);
      if (!seen || textOverflow === 'ellipsis') return;
      if (over > HAIR) found.push(`${nameOf(element)}: ${Math.round(over)} px`);
      else visitParts(element, limitOf(overflowX, right, limit));
    };
    const limitOf = (overflow: string, right: number, limit: number): number =>
      overflow === 'visible' ? limit : /auto|scroll/.test(overflow) ? Infinity : Math.min(limit, right);
    const visitParts = (element: Element, limit: number): void => {
      const parts = element.localName === 'svg' ? element.querySelectorAll('text') : element.children;
      for (const part of parts) visit(part, limit);
    };
    visit(document.body, innerWidth);
    return found;
  });

/** Three frames later. */
export const redrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

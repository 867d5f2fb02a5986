import { setTheme } from './actions/view.ts';
import { lab } from './store.ts';

const KEY = 'driftlab-theme';

/** The theme last chosen here, else the system's; written to `<html data-theme>` and remembered when it changes. */
export function startTheme(): void {
  const remembered = read();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  paintTheme(remembered ?? (dark ? 'dark' : 'light'));
  setTheme(remembered ?? (dark ? 'dark' : 'light'));
  lab.subscribe((state, before) => {
    if (state.theme === before.theme) return;
    paintTheme(state.theme);
    if (!borrowing) write(state.theme);
  });
}

let borrowing = false;

/** The theme that a link asks for; the one chosen here is remembered all the same. */
export function borrowTheme(theme: 'light' | 'dark'): void {
  borrowing = true;
  setTheme(theme);
  borrowing = false;
}

/** Draws the page light or dark. */
export function paintTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
}

// Storage may be refused (private windows, blocked cookies); the theme then lasts as long as the page.
function read(): 'light' | 'dark' | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function write(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // See above.
  }
}

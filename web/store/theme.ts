import { setTheme } from './actions/view.ts';
import { paintTheme, rememberedTheme, rememberTheme, systemTheme } from './remembered-theme.ts';
import { lab } from './store.ts';

/** The theme last chosen here, else the system's; written to `<html data-theme>` and remembered when it changes. */
export function startTheme(): void {
  const theme = rememberedTheme() ?? systemTheme();
  paintTheme(theme);
  setTheme(theme);
  lab.subscribe((state, before) => {
    if (state.theme === before.theme) return;
    paintTheme(state.theme);
    if (!borrowing) rememberTheme(state.theme);
  });
}

let borrowing = false;

/** The theme that a link sets. The one chosen on this page stays remembered. */
export function borrowTheme(theme: 'light' | 'dark'): void {
  borrowing = true;
  setTheme(theme);
  borrowing = false;
}

import { setTheme } from './actions/view.ts';
import { paintTheme, rememberedTheme, rememberTheme, systemTheme } from './remembered-theme.ts';
import { lab } from './store.ts';

/** Starts with the theme last chosen, else the system's; sets `<html data-theme>` and remembers changes. */
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

/** Applies the theme that a link sets. The theme chosen on this page stays remembered. */
export function borrowTheme(theme: 'light' | 'dark'): void {
  borrowing = true;
  setTheme(theme);
  borrowing = false;
}

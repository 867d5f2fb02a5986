const KEY = 'driftlab-theme';

/** The theme last chosen here; null if none was, or storage is refused (private windows, blocked cookies). */
export function rememberedTheme(): 'light' | 'dark' | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the theme; where storage is refused, it lasts until the page is closed. */
export function rememberTheme(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is refused: see above.
  }
}

export const systemTheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Draws the page light or dark. */
export function paintTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
}

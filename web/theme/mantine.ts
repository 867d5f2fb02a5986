import { createTheme } from '@mantine/core';

/** Mantine supplies behaviour (focus, positioning, keyboard); its looks are set to the tokens in mantine.css. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font-ui)',
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  focusRing: 'never',
  respectReducedMotion: true,
});

/** Shared by every menu and popover. */
export const POPOVER = {
  offset: 6,
  shadow: 'none',
  transitionProps: { transition: 'fade', duration: 120 },
} as const;

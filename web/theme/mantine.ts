import { createTheme } from '@mantine/core';

/** Mantine supplies behaviour (focus, positioning, keyboard); its looks are set to the tokens in mantine.css. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font-ui)',
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  focusRing: 'never',
  respectReducedMotion: true,
  // The head of a dialog is none of the page.
  components: {
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
});

/** Shared by every menu and popover. */
export const POPOVER = {
  offset: 6,
  shadow: 'none',
  // Its button may be scrolled out of sight, by the keys or by the page; the focus must not be in something invisible.
  hideDetached: false,
  // No higher than the room beside the button: a longer menu scrolls in itself.
  middlewares: { flip: true, shift: true, size: { padding: 8 } },
  transitionProps: { transition: 'fade', duration: 120 },
} as const;

import { paintTheme, rememberedTheme, systemTheme } from '../store/remembered-theme.ts';

// Runs in the head of the built page: the theme, and whether the picture of the opening scene is what the address asks for.
const query = new URLSearchParams(location.search);
const embedded = query.has('embed') || query.has('film');
const held = (history.state as { readonly tooLong?: unknown } | null)?.tooLong;
if (embedded || location.hash.length > 1 || held) document.documentElement.dataset.linked = '';
if (!embedded) paintTheme(rememberedTheme() ?? systemTheme());

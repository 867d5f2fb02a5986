import { paintTheme, rememberedTheme, systemTheme } from '../../store/remembered-theme.ts';
import { wasTourSeen } from '../../tour/seen.ts';

// Runs in the head of the built page: the theme, and whether the picture of the opening scene is what will be seen: at its address, and not left at another step. Over it the words of a first visit.
const query = new URLSearchParams(location.search);
const embedded = query.has('embed') || query.has('film');
const { tooLong, looks } = (history.state ?? {}) as { readonly tooLong?: unknown; readonly looks?: unknown };
const { dataset } = document.documentElement;
if (embedded || location.hash.length > 1 || tooLong || looks) dataset.linked = '';
else if (!wasTourSeen()) dataset.firstVisit = '';
if (!embedded) paintTheme(rememberedTheme() ?? systemTheme());

import { paintTheme, rememberedTheme, systemTheme } from '../../store/remembered-theme.ts';
import { wasVisited } from '../../store/visited.ts';

// Runs in the head of the built page: the theme, and whether the picture of the opening scene is what will be seen: at its address, and not left at another step.
const query = new URLSearchParams(location.search);
const embedded = query.has('embed') || query.has('film');
const { tooLong, looks } = (history.state ?? {}) as { readonly tooLong?: unknown; readonly looks?: unknown };
if (embedded || location.hash.length > 1 || tooLong || looks) document.documentElement.dataset.linked = '';
// The picture is that of a first visit; a later one has more lines.
if (wasVisited()) document.documentElement.dataset.visited = '';
if (!embedded) paintTheme(rememberedTheme() ?? systemTheme());

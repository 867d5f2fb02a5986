import { openIn, otherLanguage, takeOver } from '../../browser/language.ts';
import { paintTheme, rememberedTheme, systemTheme } from '../../store/remembered-theme.ts';
import { wasVisited } from '../../store/visited.ts';

// Runs in the head of the built page. Goes to the language that is asked for, sets the theme, and whether the picture of the opening scene is shown:
// only at its own address and not left at another step.
const query = new URLSearchParams(location.search);
const embedded = query.has('embed') || query.has('film');
const other = takeOver() || query.has('film') ? null : otherLanguage(query, embedded);
if (other) openIn(other, false);
const { tooLong, looks } = (history.state ?? {}) as { readonly tooLong?: unknown; readonly looks?: unknown };
if (embedded || location.hash.length > 1 || tooLong || looks) document.documentElement.dataset.linked = '';
// The picture is that of a first visit, with its words; a later visit has more lines and not these words.
if (wasVisited()) document.documentElement.dataset.visited = '';
if (!embedded) paintTheme(rememberedTheme() ?? systemTheme());

import './lesson-alone.css';
import { readEmbedQuery } from '../../store/address/embed-query.ts';
import { hashOf } from '../../store/address/links.ts';
import { placeOf } from '../../store/address/place-name.ts';
import { notify, page } from '../../store/page.ts';
import { rememberTheme } from '../../store/remembered-theme.ts';
import { markVisited } from '../../store/visited.ts';
import { keepNothing } from './keep-nothing.ts';
import { followLessonHost } from './lesson-host.ts';
import { rememberStep } from './lesson-left.ts';

/** Makes the page one lesson in another one's frame: nothing is stored, nothing leads out of it, the page around hears how it goes. */
export function startLesson(): void {
  const request = readEmbedQuery(location.search);
  keepNothing();
  markVisited();
  if (request?.theme) rememberTheme(request.theme);
  // That no lesson is named is said where lessons are opened.
  if (placeOf(hashOf(location.href))?.name !== 'lesson') history.replaceState(null, '', '#lesson=');
  document.documentElement.dataset.alone = '';
  page.setState({ embedded: true, alone: true });
  rememberStep();
  if (request?.fault) notify({ kind: 'error', text: request.fault, actions: [] });
  else followLessonHost(request?.host ?? null);
}

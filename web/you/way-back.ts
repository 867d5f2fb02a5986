import * as words from '#words/you/way-back';
import { openPlace } from '../store/address/place.ts';
import { dismissNotice, type Notice, notify, page } from '../store/page.ts';

/** After a lesson's round, shows a notice that leads back to its step; while it is shown, so does Esc. */
export function offerWayBack(lesson: string): void {
  const back = () => openPlace({ name: 'lesson', detail: lesson });
  const notice: Notice = {
    kind: 'info',
    text: words.roundOver,
    actions: [{ label: words.backToLesson(stepIn(lesson)), run: back }],
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isFree(event.target)) back();
  };
  notify(notice);
  addEventListener('keydown', onKeyDown);
  const unsubscribe = page.subscribe((now) => {
    if (now.notice === notice && now.place?.name !== 'lesson') return;
    unsubscribe();
    removeEventListener('keydown', onKeyDown);
    if (now.notice === notice) dismissNotice();
  });
}

/** The number of the step in "the-world-moves.6". */
const stepIn = (lesson: string): string => lesson.slice(lesson.indexOf('.') + 1);

/** Whether Esc has nothing else to close. */
const isFree = (target: EventTarget | null): boolean =>
  page.getState().place === null &&
  !document.querySelector('.tour-card') &&
  !(target instanceof Element && target.closest('input, textarea, [role=dialog], [role=menu]'));

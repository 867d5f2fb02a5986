import { openLesson } from './lesson-frame.ts';
import { findScorm, Visit } from './scorm.ts';
import { settings, tell } from './wrapper-page.ts';

const { frame, address, score } = settings();
const scorm = findScorm(window);
const visit = scorm && new Visit(scorm, score, Date.now());
const there = visit?.begin() === true;

if (!there) tell('No learning platform answers here. The lesson works, and nothing is reported.');
openLesson(frame, address, there ? visit.kept : '', (news) => {
  if (there && !visit.tell(news)) tell('The learning platform has not kept your last step.');
});

if (there) {
  const end = () => visit.end(Date.now());
  addEventListener('pagehide', end);
  addEventListener('beforeunload', end);
  // Come back to, the page would speak to a platform that has closed the visit.
  addEventListener('pageshow', (event: PageTransitionEvent) => event.persisted && location.reload());
}

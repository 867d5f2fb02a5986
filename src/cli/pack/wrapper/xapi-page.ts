import { openLesson } from './lesson-frame.ts';
import { settings, tell } from './wrapper-page.ts';
import { readLaunch, Visit } from './xapi.ts';

const { frame, address, name, score } = settings();
const launch = readLaunch(location.search, name);
const visit = launch && new Visit(launch, score, Date.now());
const UNTOLD = 'No record store answers here. The lesson works, and nothing is reported.';

async function open(): Promise<void> {
  const kept = await visit?.begin().catch(() => null);
  if (typeof kept !== 'string') tell(UNTOLD);
  openLesson(frame, address, kept ?? '', (news) => {
    if (typeof kept !== 'string') return;
    visit?.tell(news, Date.now()).catch(() => tell('The record store has not kept your last step.'));
  });
}

void open();

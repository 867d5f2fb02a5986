import { type Given, type Learned, type Outcome, unpacked } from './learned.ts';

/** What the page in the frame says (docs/embed.md). */
type Report =
  | ({ readonly type: 'ready'; readonly key: string; readonly questions: readonly number[] } & HowFar)
  | ({ readonly type: 'step' } & HowFar)
  | {
      readonly type: 'answered';
      readonly step: number;
      readonly outcome: Outcome;
      readonly answer: Pick<Given, 'values' | 'right'>;
    }
  | { readonly type: 'done' }
  | { readonly type: 'fault'; readonly message: string };

interface HowFar {
  readonly step: number;
  readonly done: readonly number[];
}

/** What is new in a lesson: the answer that was given, that all is done; neither where somebody went to another step. */
export interface News {
  readonly learned: Learned;
  /** The steps that ask something. */
  readonly questions: readonly number[];
  readonly answered?: Given;
  readonly finished?: true;
}

/** From a folder, or in a sandbox, pages have no origin. */
const toPage = /^https?:/.test(location.origin) ? location.origin : '*';

/**
 * Opens a lesson in the frame, where it was left, and listens to it.
 * @param address what stands behind the page's `#`
 * @param kept what was kept of it, or an empty text
 */
export function openLesson(
  frame: HTMLIFrameElement,
  address: string,
  kept: string,
  hear: (news: News) => void,
): void {
  let learned: Learned | null = null;
  let questions: readonly number[] = [];
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Report>) => follow(data, port1);
    frame.contentWindow?.postMessage({ driftlab: 'connect' }, toPage, [port2]);
  };
  const follow = (report: Report, port: MessagePort) => {
    if (report.type === 'ready') {
      ({ questions } = report);
      learned ??= unpacked(kept, report.key);
      if (learned) port.postMessage(resumed(learned));
      learned ??= { key: report.key, step: report.step, done: report.done, given: [], finished: false };
    }
    if (!learned) return;
    const news = after(learned, report);
    if (!news) return;
    learned = news.learned;
    hear({ ...news, questions });
  };
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data?.driftlab === 'hello') connect();
  });
  const host = toPage === '*' ? '' : `&host=${encodeURIComponent(toPage)}`;
  frame.src = `driftlab.html?embed=lesson${host}#${address}`;
}

const resumed = ({ step, done, given }: Learned) => ({
  type: 'resume',
  step,
  done,
  answers: given
    .filter(({ outcome, values }) => outcome === 'shown' || values.length > 0)
    .map(({ step, outcome, values, right }) => ({ step, values, right, shown: outcome === 'shown' })),
});

/** What a report changes; null: nothing. */
function after(learned: Learned, report: Report): Omit<News, 'questions'> | null {
  switch (report.type) {
    case 'step':
      return { learned: { ...learned, step: report.step, done: report.done } };
    case 'answered': {
      const { step, outcome, answer } = report;
      const answered = { step, outcome, values: answer.values, right: answer.right };
      const others = learned.given.filter((one) => one.step !== step);
      return { learned: { ...learned, given: [...others, answered] }, answered };
    }
    case 'done':
      return learned.finished ? null : { learned: { ...learned, finished: true }, finished: true };
    default:
      return null;
  }
}

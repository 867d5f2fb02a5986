import { createStore } from 'zustand/vanilla';
import { engineName } from '../../../src/engine/version.ts';
import { download } from '../../browser/download.ts';
import { fileName } from '../../browser/file-name.ts';
import { scenarioWithView } from '../../store/actions/view.ts';
import { page } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { isAbort } from '../../worker/abort.ts';
import type { FilmFormat, FilmOrder } from './order.ts';
import type { Filmed } from './plan.ts';
import { recordFilm } from './record-film.ts';

/** The film that is being recorded: one at a time, whether Share is open or not. */
export interface FilmJob {
  /** null: none. */
  readonly format: FilmFormat | null;
  /** Of the pictures, 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
  /** Why the last one was not made, in a sentence. */
  readonly fault: string | null;
}

const NO_JOB: FilmJob = { format: null, share: 0, secondsLeft: null, fault: null };

export const filmJob = createStore<FilmJob>()(() => NO_JOB);

let controller: AbortController | null = null;

/** Films the run shown and downloads the file when it is whole. */
export async function startFilm(filmed: Filmed, format: FilmFormat, address: string): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  filmJob.setState({ ...NO_JOB, format });
  const order = orderOf(filmed, format, address);
  try {
    const file = await recordFilm(order, progress(), own.signal);
    download(file, `${fileName(order.scenario.title)}.${format}`);
    if (controller === own) filmJob.setState(NO_JOB);
  } catch (error) {
    if (!isAbort(error)) filmJob.setState({ ...NO_JOB, fault: (error as Error).message });
  }
}

/** Ends the recording; nothing of it is kept. */
export function cancelFilm(): void {
  controller?.abort();
  filmJob.setState(NO_JOB);
}

function orderOf(filmed: Filmed, format: FilmFormat, address: string): FilmOrder {
  const { theme, layout, enlarged, surface, field, selectedLane } = lab.getState();
  const scenario = scenarioWithView();
  return {
    ...filmed,
    format,
    address,
    scenario,
    look: { theme, layout, enlarged, surface, field, selectedLane },
    engine: engineName(page.getState().backend ?? 'wasm', scenario),
  };
}

/** Says how much is done; the time left by the pace since the first picture. */
function progress(): (done: number, of: number) => void {
  let first: number | null = null;
  return (done, of) => {
    first ??= performance.now();
    const pace = done > 1 ? (performance.now() - first) / (done - 1) : null;
    filmJob.setState({ share: done / of, secondsLeft: pace && ((of - done) * pace) / 1000 });
  };
}

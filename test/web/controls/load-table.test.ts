import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseWideCsv } from '../../../src/data/csv.ts';
import { loadTable } from '../../../web/controls/load-table.ts';
import { dismissNotice, page } from '../../../web/store/page.ts';
import { lab } from '../../../web/store/store.ts';
import type { readTable } from '../../../web/worker/table-client.ts';

/** As the worker reads. */
const readHere: typeof readTable = (file) => ({
  answer: file.text().then((text) => parseWideCsv(text, file.name)),
  stop: () => {},
});
/** A reading that goes on for ever. */
const readForEver =
  (stop: () => void): typeof readTable =>
  () => ({ answer: new Promise(() => {}), stop });

const notice = () => page.getState().notice?.text;

beforeEach(() => dismissNotice());

describe('loadTable', () => {
  it.each([
    ['', 'bad.csv was not loaded: the file is empty; a table needs a header and at least 2 rows of values.'],
    [
      't,a,b\n1,2,3\n2,3,4\n',
      'bad.csv was not loaded: 2 rows below the header; a run needs 2 to standardise the values, and 1 more.',
    ],
  ])('refuses %j in one sentence and keeps the scenario', async (text, sentence) => {
    const { scenario } = lab.getState();
    await loadTable(new File([text], 'bad.csv'), readHere);
    expect(notice()).toBe(sentence);
    expect(lab.getState().scenario).toBe(scenario);
  });

  it('tells of a long reading after a second, and lets it be stopped', () => {
    vi.useFakeTimers();
    const { scenario } = lab.getState();
    const stop = vi.fn();
    void loadTable(new File(['t,a,b'], 'long.csv'), readForEver(stop));
    vi.advanceTimersByTime(900);
    expect(notice()).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(notice()).toBe('Reading long.csv, 0.0 MB…');
    page.getState().notice?.actions[0].run();
    expect(stop).toHaveBeenCalledOnce();
    expect(notice()).toBeUndefined();
    expect(lab.getState().scenario).toBe(scenario);
    vi.useRealTimers();
  });

  it('reads the newer of two files', () => {
    const stop = vi.fn();
    void loadTable(new File(['t'], 'first.csv'), readForEver(stop));
    void loadTable(
      new File(['t'], 'second.csv'),
      readForEver(() => {}),
    );
    expect(stop).toHaveBeenCalledOnce();
  });
});

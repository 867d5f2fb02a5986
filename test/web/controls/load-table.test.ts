import { beforeEach, describe, expect, it } from 'vitest';
import { loadTable } from '../../../web/controls/load-table.ts';
import { dismissNotice, page } from '../../../web/store/page.ts';
import { lab } from '../../../web/store/store.ts';

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
    await loadTable(new File([text], 'bad.csv'));
    expect(notice()).toBe(sentence);
    expect(lab.getState().scenario).toBe(scenario);
  });
});

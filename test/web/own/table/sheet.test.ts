import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENES } from '../../../../src/engine/scenes/index.ts';
import { openTable, putTableInLanes, read, sheet, takeUp } from '../../../../web/own/table/sheet.ts';
import { openScenario } from '../../../../web/store/actions/scenario.ts';
import { dismissNotice, page } from '../../../../web/store/page.ts';
import { lab } from '../../../../web/store/store.ts';
import type { TableClient } from '../../../../web/worker/table/table-client.ts';
import { TableDesk } from '../../../../web/worker/table/table-desk.ts';

/** As the worker reads, in this thread. */
function openHere(): TableClient {
  const desk = new TableDesk();
  return {
    read: async (file, arms) => desk.read(new Uint8Array(await file.arrayBuffer()), file.name, arms),
    join: async (places) => desk.join(places),
    take: async (table) => desk.take(table),
    picture: async (reading) => desk.picture(reading),
    used: async (unit) => desk.used(unit),
    stop: () => {},
  };
}
/** A reading that goes on for ever. */
const openForEver = (stop: () => void) => (): TableClient => ({
  ...openHere(),
  read: () => new Promise(() => {}),
  stop,
});

const notice = () => page.getState().notice?.text;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const fileOf = (text: string, name = 'waves.csv') => new File([text], name);

const ROWS = Array.from({ length: 30 }, (_, i) => `d${i},${i % 5},${i === 12 ? '' : (i * 7) % 11},${i % 3}`);
const TABLE = ['day,a (%),b (%),c (%)', ...ROWS].join('\n');

beforeEach(() => {
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  vi.stubGlobal('location', { hash: '', href: '' });
  vi.stubGlobal('document', { activeElement: null });
  openScenario(SCENES[0].scenario, false);
  page.setState({ place: null });
  sheet.setState(sheet.getInitialState());
  dismissNotice();
});

describe('missing cells', () => {
  it('are shown as the run has them once a rule fills them, and stay marked', () => {
    const desk = new TableDesk();
    const rows = ['d0,1,5', 'd1,,6', 'd2,3,7', 'd3,4,8', 'd4,5,9'];
    desk.read(new TextEncoder().encode(['day,a,b', ...rows].join('\n')), 'gap.csv');
    const seen = (fill: string) => desk.picture({ trainingRows: 2, values: 'raw', fill });
    expect(seen('refuse').rows[1]).toMatchObject({ cells: [null, 6], missing: [true, false] });
    expect(seen('refuse').map).toBeNull();
    expect(seen('linear').rows[1]).toMatchObject({ cells: [2, 6], missing: [true, false] });
    expect(seen('linear').map).not.toBeNull();
    expect(seen('mean').rows[1].cells[0]).toBe(3.25);
    expect(seen('previous').rows[1].cells[0]).toBe(1);
  });
});

describe('a file', () => {
  it.each([
    ['', 'bad.csv was not loaded: the file is empty; a table needs a header and at least 2 rows of values.'],
    [
      't,a,b\n1,2,3\n2,3,4\n',
      'bad.csv was not loaded: 2 rows below the header; a run needs 2 to standardise the values, and 1 more.',
    ],
    [
      'station,lon,lat\nBEL,-10,54\nVAL,-10.3,52\n',
      'bad.csv was not loaded: bad.csv holds places, one row per arm, and no values over time; open the table of values first, then this file.',
    ],
  ])('such as %j is refused in one sentence, and the scenario stays', async (text, sentence) => {
    const { scenario } = lab.getState();
    await openTable(fileOf(text, 'bad.csv'), openHere);
    expect(notice()).toBe(sentence);
    expect(lab.getState().scenario).toBe(scenario);
    expect(sheet.getState().facts).toBeNull();
  });

  it('is shown before it counts: columns, training, the unit, and the first gap', async () => {
    const { scenario } = lab.getState();
    await openTable(fileOf(TABLE), openHere);
    await settled();
    const { facts, picture, title } = sheet.getState();
    expect(facts).toMatchObject({ arms: ['a (%)', 'b (%)', 'c (%)'], rows: 30, missing: 1, unit: '%' });
    expect(picture).toMatchObject({ training: 10, times: ['d0', 'd10', 'd29'] });
    expect(picture?.fault).toBe(
      'row 14, column b (%): empty cell (1 in all); choose a fill rule (linear, previous or mean) or remove it.',
    );
    expect(title).toBe('waves');
    expect(page.getState().place).toEqual({ name: 'own', detail: 'table' });
    expect(lab.getState().scenario).toBe(scenario);
  });

  it('runs as it is read', async () => {
    await openTable(fileOf(TABLE), openHere);
    read({ fill: 'linear', trainingRows: 12 });
    await settled();
    expect(sheet.getState().picture).toMatchObject({ training: 12, fault: null });
    await putTableInLanes();
    const { objective, horizon, title } = lab.getState().scenario;
    expect(objective).toMatchObject({
      id: 'dataset',
      parameters: { fill: 'linear', trainingRows: 12 },
      dataset: { name: 'waves.csv', unit: '%' },
    });
    expect({ horizon, title }).toEqual({ horizon: 18, title: 'waves' });
  });

  it('whose worker is gone says so where it was to be run, and the scenario stays', async () => {
    const { scenario } = lab.getState();
    const used = () => Promise.reject(new Error('The table could not be read.'));
    await openTable(fileOf(TABLE), () => ({ ...openHere(), used }));
    await putTableInLanes();
    expect(sheet.getState().fault).toBe('The table could not be read.');
    expect(lab.getState().scenario).toBe(scenario);
  });

  it('of places alone is joined to the table that is open', async () => {
    await openTable(fileOf(TABLE), openHere);
    await openTable(fileOf('arm,x,y\na (%),0,1\nb (%),1,2\nc (%),2,0\n', 'places.csv'), openHere);
    const { facts, news, file } = sheet.getState();
    expect(facts?.coordinates).toBe(2);
    expect(news).toBe(
      'places.csv holds places, not values over time: the places of the 3 arms have been added.',
    );
    expect(file).toBe('waves.csv');
  });

  it('that is wrong leaves the table that is open', async () => {
    await openTable(fileOf(TABLE), openHere);
    page.setState({ place: { name: 'own', detail: 'table' } });
    await openTable(fileOf('', 'bad.csv'), openHere);
    expect(sheet.getState().fault).toMatch(/^bad\.csv was not loaded: the file is empty/);
    expect(sheet.getState().facts?.name).toBe('waves.csv');
    expect(notice()).toBeUndefined();
  });

  it('that takes longer than a second is told of, and can be stopped', () => {
    vi.useFakeTimers();
    const stop = vi.fn();
    void openTable(fileOf('t,a,b', 'long.csv'), openForEver(stop));
    vi.advanceTimersByTime(900);
    expect(notice()).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(notice()).toBe('Reading long.csv, 0.0 MB…');
    page.getState().notice?.actions[0].run();
    expect(stop).toHaveBeenCalledOnce();
    expect(notice()).toBeUndefined();
    vi.useRealTimers();
  });

  it('that is stopped leaves the table that is open, to be read and run', async () => {
    const closed = vi.fn();
    await openTable(fileOf(TABLE), () => ({ ...openHere(), stop: closed }));
    await settled();
    const stop = vi.fn();
    vi.useFakeTimers();
    void openTable(fileOf(TABLE, 'second.csv'), openForEver(stop));
    vi.advanceTimersByTime(1100);
    vi.useRealTimers();
    page.getState().notice?.actions[0].run();
    expect(stop).toHaveBeenCalledOnce();
    expect(closed).not.toHaveBeenCalled();
    read({ trainingRows: 12, fill: 'linear' });
    await settled();
    expect(sheet.getState().picture).toMatchObject({ training: 12, fault: null });
    await putTableInLanes();
    expect(lab.getState().scenario.objective.dataset?.name).toBe('waves.csv');
  });

  it('of places is read again where another table is taken up meanwhile', async () => {
    await openTable(fileOf(TABLE), openHere);
    const other = {
      name: 'other.csv',
      arms: ['d', 'e'],
      times: ['1', '2', '3'],
      values: [
        [1, 2],
        [2, 3],
        [3, 1],
      ],
    };
    const reading = openTable(fileOf('arm,x,y\na (%),0,1\nb (%),1,2\nc (%),2,0\n', 'places.csv'), openHere);
    await takeUp(other, { trainingRows: 0, values: 'z-scored', fill: 'refuse' }, 'other');
    await reading;
    expect(sheet.getState().facts).toMatchObject({ name: 'other.csv', coordinates: 0 });
    expect(sheet.getState().fault).toMatch(/^places\.csv was not loaded: column arm: arm “d” is not there/);
  });

  it('stops the reading of the one before', () => {
    const stop = vi.fn();
    void openTable(fileOf('t', 'first.csv'), openForEver(stop));
    void openTable(
      fileOf('t', 'second.csv'),
      openForEver(() => {}),
    );
    expect(stop).toHaveBeenCalledOnce();
  });
});

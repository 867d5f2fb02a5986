import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/own/table-file';
import type { DatasetTable } from '../../../src/contracts/scenario.ts';
import { LARGEST_TABLE } from '../../../src/data/limits.ts';
import { chooseFile } from '../../browser/choose-file.ts';
import { loadDataset } from '../../store/actions/dataset.ts';
import { openPlace, turnTo } from '../../store/address/place.ts';
import { dismissNotice, notify, page } from '../../store/page.ts';
import { openTableClient, type TableClient } from '../../worker/table/table-client.ts';
import type { TableFacts, TablePicture, TableReading } from '../../worker/table/table-desk.ts';

/** The table being prepared: its file, how it is read, and what its worker reports. */
export interface Sheet {
  /** Empty: none. */
  readonly file: string;
  readonly facts: TableFacts | null;
  readonly reading: TableReading;
  readonly picture: TablePicture | null;
  readonly title: string;
  readonly unit: string;
  /** The fault of the last file. */
  readonly fault: string | null;
  /** A message about the last file, if it was not just a table. */
  readonly news: string | null;
}

const READING: TableReading = { trainingRows: 0, values: 'z-scored', fill: 'refuse' };

export const sheet = createStore<Sheet>()(() => ({
  ...{ file: '', facts: null, reading: READING, picture: null },
  ...{ title: '', unit: '', fault: null, news: null },
}));

export const useSheet = (): Sheet => useStore(sheet);

/** The worker that holds the table; null before the first table. */
let client: TableClient | null = null;
/** The table last taken over from the lanes. */
let taken: DatasetTable | null = null;
let newest = 0;

/** Reading that takes longer is shown, and can be stopped. */
const PATIENCE_MS = 1000;

let stopReading = () => {};

/**
 * Reads a dropped or chosen file in a separate worker and shows its content before it is used. Faults are
 * shown to the user; then, and if the reading is stopped, the previous table stays. Another file stops it.
 */
export async function openTable(file: File, open = openTableClient): Promise<void> {
  stopReading();
  if (file.size > LARGEST_TABLE) {
    const size = (file.size / 2 ** 20).toFixed(1);
    return refuse(words.tooLarge({ name: file.name, size }));
  }
  const arms = openArms();
  const reader = open();
  const done = beginReading(file, reader);
  try {
    const news = await reader.read(file, arms);
    done();
    if (news.kind === 'table') return showTable(file, news.facts, reader);
    reader.stop();
    // Another table was opened meanwhile, so the file is read again for its arms.
    if (openArms() !== arms) return openTable(file, open);
    if (client) showJoined(file, await client.join(news.places));
  } catch (error) {
    done();
    reader.stop();
    refuse(words.notLoaded({ name: file.name, fault: (error as Error).message.replace(/\.$/, '') }));
  }
}

const openArms = () => sheet.getState().facts?.arms;

/** Lets reading be stopped until the returned function is called. */
function beginReading(file: File, reader: TableClient): () => void {
  const told = setTimeout(() => tellReading(file), PATIENCE_MS);
  const done = () => {
    clearTimeout(told);
    if (stopReading === stop) stopReading = () => {};
  };
  const stop = () => {
    done();
    reader.stop();
  };
  stopReading = stop;
  return done;
}

/** From now on the table is held by the worker that read it. */
function showTable({ name: file }: File, facts: TableFacts, reader: TableClient): void {
  client?.stop();
  client = reader;
  sheet.setState({
    ...{ file, facts, reading: READING, picture: null, unit: facts.unit, fault: null },
    title: facts.name.replace(/\.csv$/i, ''),
    news: facts.coordinates > 0 ? words.placesInside : null,
  });
  show();
}

function showJoined({ name }: File, facts: TableFacts): void {
  sheet.setState({ facts, fault: null, news: words.placesJoined({ name, arms: facts.arms.length }) });
  show();
}

function show(): void {
  taken = null;
  dismissNotice();
  read({});
  if (page.getState().place?.name === 'own') turnTo('table');
  else openPlace({ name: 'own', detail: 'table' });
}

/** Takes over the table in the lanes, if it is another one. */
export async function takeUp(
  table: DatasetTable | undefined,
  reading: TableReading,
  title: string,
): Promise<void> {
  if (!table || table === taken) return;
  taken = table;
  client ??= openTableClient();
  try {
    const facts = await client.take(table);
    if (taken !== table) return;
    sheet.setState({
      ...{ file: table.name, facts, reading, picture: null, title },
      ...{ unit: facts.unit, fault: null, news: null },
    });
    read({});
  } catch (error) {
    if (taken === table) sheet.setState({ fault: (error as Error).message });
  }
}

/** Changes how the table is read. */
export function read(change: Partial<TableReading>): void {
  const reading = { ...sheet.getState().reading, ...change };
  sheet.setState({ reading });
  const mine = ++newest;
  client?.picture(reading).then(
    (picture) => mine === newest && sheet.setState({ picture }),
    (error: Error) => mine === newest && sheet.setState({ fault: error.message }),
  );
}

/** Names the table and its unit, until it runs. */
export function callIt(change: Pick<Partial<Sheet>, 'title' | 'unit'>): void {
  sheet.setState(change);
}

/** Puts the table into the lanes as their objective. */
export async function putTableInLanes(): Promise<void> {
  const { reading, title, unit } = sheet.getState();
  try {
    const table = await client?.used(unit);
    if (!table) return;
    taken = table;
    loadDataset(table, { ...reading }, title);
  } catch (error) {
    sheet.setState({ fault: (error as Error).message });
  }
}

function tellReading({ name, size }: File): void {
  const cancel = () => {
    stopReading();
    dismissNotice();
  };
  const text = words.reading({ name, size: (size / 2 ** 20).toFixed(1) });
  notify({ kind: 'info', text, actions: [{ label: words.cancel, run: cancel }] });
}

/** Shows a fault beside the table in the editor, elsewhere over the page. */
function refuse(text: string): void {
  const { place } = page.getState();
  if (place?.name === 'own' && place.detail === 'table') {
    dismissNotice();
    sheet.setState({ fault: text, news: null });
  } else notify({ kind: 'error', text, actions: [] });
}

/** Opens the file dialog for a table, or for the places of its arms. */
export function chooseTable(): void {
  chooseFile('.csv,text/csv', openTable);
}

import * as words from '#words/page/in-worker';
import { holdsPlacesAlone, parseCoordinates, withCoordinateRows } from '../../../src/data/coordinates.ts';
import { type FillRule, fillMissing } from '../../../src/data/fill.ts';
import {
  type ArmRange,
  armRanges,
  commonUnit,
  missingCells,
  type SmallMap,
  shownRows,
  smallMap,
} from '../../../src/data/table-preview.ts';
import { type OutOfOrder, outOfOrder } from '../../../src/data/time-order.ts';
import {
  DataError,
  type DatasetTable,
  decodeText,
  type Model,
  ObjectiveError,
  objectiveById,
  type ParamValues,
  parseWideCsv,
} from '../../../src/index.ts';
import { trainingRowCount } from '../../../src/objectives/dataset.about.ts';

/** How a table is read, as parameters of the dataset objective. */
export interface TableReading {
  /** 0: a third of the rows. */
  readonly trainingRows: number;
  readonly values: string;
  readonly fill: string;
}

/** Facts about a table of any size. */
export interface TableFacts {
  readonly name: string;
  readonly unit: string;
  readonly arms: readonly string[];
  readonly rows: number;
  readonly missing: number;
  readonly outOfOrder: OutOfOrder | null;
  /** Coordinates per arm; 0: none. */
  readonly coordinates: number;
  readonly ranges: readonly ArmRange[];
  readonly map: SmallMap;
}

/** The visible part of a table, and how it would run. */
export interface TablePicture {
  readonly training: number;
  /** The rows shown; a gap in their numbers means that rows are left out. */
  readonly rows: readonly {
    readonly row: number;
    readonly time: string;
    readonly cells: readonly (number | null)[];
  }[];
  /** Labels of the first row, the first after training and the last. */
  readonly times: readonly [string, string, string];
  /** Why it cannot run as it is read; null if it can. */
  readonly fault: string | null;
}

/** The content of a file: a table, which is kept here, or the places of the named arms, in their order. */
export type TableNews =
  | { readonly kind: 'table'; readonly facts: TableFacts }
  | { readonly kind: 'places'; readonly places: readonly (readonly number[])[] };

const MOST_COLUMNS = 12;
const MODEL = objectiveById('dataset')?.defaults.model as Model;

/** Holds one table, away from the page: the page gets a part to show, and the whole table when it is used. */
export class TableDesk {
  private table: DatasetTable | null = null;

  /**
   * @param arms arms of the open table, wherever it is held; absent: no table is open
   * @throws DataError, or Error with a plain sentence if the file holds places and no table is open
   */
  read(bytes: Uint8Array, name: string, arms?: readonly string[]): TableNews {
    const text = decodeText(bytes);
    if (holdsPlacesAlone(text, arms)) {
      if (!arms) throw new Error(words.placesAlone(name));
      return { kind: 'places', places: parseCoordinates(text, arms) };
    }
    const table = withCoordinateRows(parseWideCsv(text, name));
    if (table.values.length < 3) throw new Error(words.tooFewRows);
    const unit = commonUnit(table.arms);
    return { kind: 'table', facts: this.take({ ...table, ...(unit && { unit }) }) };
  }

  /** Takes a table that has already been read. */
  take(table: DatasetTable): TableFacts {
    this.table = table;
    return this.facts();
  }

  /** Sets the places of this table's arms, in the arms' order. */
  join(places: readonly (readonly number[])[]): TableFacts {
    return this.take({ ...this.required(), coordinates: places });
  }

  picture({ trainingRows, values, fill }: TableReading): TablePicture {
    const table = this.required();
    const training = Math.min(table.values.length - 1, trainingRowCount(table.values.length, trainingRows));
    const rows = shownRows(table.values.length, training);
    return {
      training,
      rows: rows.map((row) => ({
        row,
        time: table.times[row],
        cells: table.values[row].slice(0, MOST_COLUMNS),
      })),
      times: [table.times[0], table.times[training], table.times[table.times.length - 1]],
      fault: faultOf(table, { trainingRows, values, fill }),
    };
  }

  /** The table as it is stored in a scenario. */
  used(unit: string): DatasetTable {
    const { unit: _, ...table } = this.required();
    return unit === '' ? table : { ...table, unit };
  }

  private facts(): TableFacts {
    const table = this.required();
    return {
      name: table.name,
      unit: table.unit ?? '',
      arms: table.arms,
      rows: table.values.length,
      missing: missingCells(table),
      outOfOrder: outOfOrder(table.times),
      coordinates: table.coordinates?.[0].length ?? 0,
      ranges: armRanges(table),
      map: smallMap(table, 360, 60),
    };
  }

  private required(): DatasetTable {
    if (!this.table) throw new Error(words.noTableOpen);
    return this.table;
  }
}

/** Why a table cannot run as it is read, in one sentence; null if it can. */
function faultOf(table: DatasetTable, reading: TableReading): string | null {
  try {
    fillMissing(table, reading.fill as FillRule);
    const spec = objectiveById('dataset');
    if (spec?.dimension === 'arms') spec.create(table, { ...reading } satisfies ParamValues, MODEL);
    return null;
  } catch (error) {
    if (error instanceof DataError || error instanceof ObjectiveError)
      return `${error.message.replace(/\.$/, '')}.`;
    throw error;
  }
}

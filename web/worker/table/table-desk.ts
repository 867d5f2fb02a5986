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
import { trainingRowCount } from '../../../src/objectives/own/dataset.about.ts';

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
    /** As the run uses them: filled by the rule, null where it fills nothing. */
    readonly cells: readonly (number | null)[];
    /** Whether the file has no value there. */
    readonly missing: readonly boolean[];
  }[];
  /** Labels of the first row, the first after training and the last. */
  readonly times: readonly [string, string, string];
  /** The arms over time with what is filled in; null where nothing is. */
  readonly map: SmallMap | null;
  /** Why it cannot run as it is read; null if it can. */
  readonly fault: string | null;
}

/** The content of a file: a table, which is kept here, or the places of the named arms, in their order. */
export type TableNews =
  | { readonly kind: 'table'; readonly facts: TableFacts }
  | { readonly kind: 'places'; readonly places: readonly (readonly number[])[] };

const MOST_COLUMNS = 12;
/** Most columns and rows of the map. */
const MAP_SIZE = [360, 60] as const;
const MODEL = objectiveById('dataset')?.defaults.model as Model;

/** A table whose missing cells are filled by a rule. */
interface Filled {
  readonly rule: string;
  readonly table: DatasetTable;
  readonly map: SmallMap;
}

/** Holds one table, away from the page: the page gets a part to show, and the whole table when it is used. */
export class TableDesk {
  private table: DatasetTable | null = null;
  /** The table filled last. */
  private filled: Filled | null = null;

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
    this.filled = null;
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
    const filled = this.filledBy(fill);
    return {
      training,
      rows: rows.map((row) => ({
        row,
        time: table.times[row],
        cells: (filled?.table ?? table).values[row].slice(0, MOST_COLUMNS),
        missing: table.values[row].slice(0, MOST_COLUMNS).map((value) => value === null),
      })),
      times: [table.times[0], table.times[training], table.times[table.times.length - 1]],
      map: filled?.map ?? null,
      fault: faultOf(table, { trainingRows, values, fill }),
    };
  }

  /** The table as it is stored in a scenario. */
  used(unit: string): DatasetTable {
    const { unit: _, ...table } = this.required();
    return unit === '' ? table : { ...table, unit };
  }

  /** The table with its missing cells filled; null where none is missing, or the rule fills none. */
  private filledBy(rule: string): Filled | null {
    if (this.filled?.rule === rule) return this.filled;
    const table = this.required();
    if (rule === 'refuse' || missingCells(table) === 0) return null;
    try {
      const whole = fillMissing(table, rule as FillRule);
      this.filled = { rule, table: whole, map: smallMap(whole, ...MAP_SIZE) };
      return this.filled;
    } catch (error) {
      if (error instanceof DataError) return null;
      throw error;
    }
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
      map: smallMap(table, ...MAP_SIZE),
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

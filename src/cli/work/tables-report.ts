import { type Table, type TableFormat, writeTables } from '../../index.ts';
import { sealedJson } from './sealed.ts';
import type { Finished, Report } from './work.ts';

interface Printed {
  /** Every row with every digit. */
  readonly csv: () => string;
  /** The summary, for every other table format. */
  readonly table: () => Table;
  readonly svg?: () => string;
  readonly plotly?: () => string;
}

/** A report whose JSON is the document itself, and which can be printed as a table. */
export function tablesReport(document: Finished, { csv, table, ...pictures }: Printed): Report {
  const json = sealedJson(document, 1);
  return {
    json,
    text(format) {
      const drawn = pictures[format as keyof typeof pictures];
      if (drawn) return drawn();
      if (format === 'json') return json;
      if (format === 'csv') return csv();
      return writeTables([table()], format as TableFormat);
    },
  };
}

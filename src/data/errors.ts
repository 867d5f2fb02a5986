import { cut } from '../parameters/quoted.ts';

/** What kind of fault a table from outside has. */
export type DataFault =
  | 'empty file'
  | 'too large'
  | 'not a table'
  | 'encoding'
  | 'decimal comma'
  | 'header'
  | 'ragged row'
  | 'not a number'
  | 'out of range'
  | 'too few arms'
  | 'too many arms'
  | 'too few rows'
  | 'missing value'
  | 'coordinates';

interface DataErrorParts {
  readonly fault: DataFault;
  /** "row 14, column s07", rows counted as in the file with the header as row 1; empty: the whole file. */
  readonly place: string;
  /** What is there: "“abc” is not a number". */
  readonly found: string;
  /** What would be right: "write a decimal number such as 3.14". */
  readonly rule: string;
  /** The offending text or number, where there is one; a long text is cut. */
  readonly value?: string | number;
}

/** A table that cannot be used, in one sentence: where, what is there, what would be right. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly fault: DataFault;
  readonly place: string;
  readonly rule: string;
  readonly value: string | number | undefined;

  constructor({ fault, place, found, rule, value }: DataErrorParts) {
    super(`${place === '' ? '' : `${place}: `}${found}; ${rule}`);
    this.fault = fault;
    this.place = place;
    this.rule = rule;
    this.value = typeof value === 'string' ? cut(value) : value;
  }
}

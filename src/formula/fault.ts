/** A change of the text that would mend a fault: characters `at` to `to` give way to `text`. */
export interface Repair {
  readonly at: number;
  readonly to: number;
  readonly text: string;
  /** What it does, as an offer: "Close it after ^2". */
  readonly offer: string;
}

/** A formula that cannot be read; the message is one plain sentence, and the place is known. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  /** The fault is in the characters from `at` up to `to`, counted from 0. */
  readonly at: number;
  readonly to: number;
  readonly repair: Repair | null;

  constructor(message: string, at: number, to: number, repair: Repair | null = null) {
    super(message);
    this.at = at;
    this.to = to;
    this.repair = repair;
  }
}

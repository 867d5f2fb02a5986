/** What stands beside the formula in "Why here, why now?": text with $…$ for symbols and **…** for weight. */
export interface Explanation {
  readonly label: string;
  readonly text: string;
}

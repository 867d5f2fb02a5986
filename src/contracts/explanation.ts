/** Text beside the formula in "Why here, why now?", with $…$ for symbols and **…** for emphasis. */
export interface Explanation {
  readonly label: string;
  readonly text: string;
}

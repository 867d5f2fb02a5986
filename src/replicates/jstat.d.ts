/** The part of jstat that is used here; the package carries no types. */
declare module 'jstat' {
  interface JStat {
    /** p-value of Student's t-test that the mean of `sample` is `value`. */
    ttest(value: number, sample: readonly number[], sides: 1 | 2): number;
  }
  const jStat: JStat;
  export default jStat;
}

interface VitestResult {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}
/** "N passed, N failed, N skipped"; a file that fails outside its tests counts as one that failed. */
export function testCounts(results: readonly VitestResult[]): string;

/** Whether the browser saves data or says that the connection is slow: nothing is then fetched that nobody has asked for. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

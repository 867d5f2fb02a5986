/** The command line that runs the same to the step shown: by the scene's name where that says it all. */
export function commandFor(address: string, link: string, step: number): string {
  const compares = address.includes('#compare/');
  const fragment = (url: string) => url.slice(url.indexOf('#') + 1).replace(/^compare\//, '');
  const [, scene] = fragment(address).match(/^([a-z][a-z0-9-]*)(\.\d+)?$/) ?? [];
  const source = scene ?? `'${fragment(link)}'`;
  return compares ? `driftlab compare ${source}` : `driftlab run ${source} --to ${step}`;
}

/** The command line that runs the same to the step shown: by the scene's name where that says it all. */
export function commandFor(address: string, link: string, step: number): string {
  const fragment = (url: string) => url.slice(url.indexOf('#') + 1);
  const [, scene] = fragment(address).match(/^([a-z][a-z0-9-]*)(\.\d+)?$/) ?? [];
  return `driftlab run ${scene ?? `'${fragment(link)}'`} --to ${step}`;
}

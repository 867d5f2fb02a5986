// What the page says of archived engines that it cannot have.
export const noSuchEngine = (version: string, known: string) =>
  `Engine ${version} is not in the archive, which has ${known}.`;
export const engineNotFetched = (version: string, address: string) =>
  `Engine ${version} is not here: it is fetched from ${address} when a run needs it, and kept then. Go online and open the link again, or run it with today’s engine.`;
export const engineChanged = (version: string, file: string) =>
  `Engine ${version} is not as it was archived: the bytes of ${file} are others. Nothing was run with it.`;
export const engineNotInOneFile = (version: string) =>
  `This file holds today’s engine alone. Engine ${version} lies beside the page where that is served, in engines/${version}/: open the link there, or run it with today’s engine.`;

// Whether the run that a link or a recorded result promised is the same here.

export const link = 'link';
export const checking = (by: string) => `Checking the run against the ${by}…`;
export const identicalTitle = 'Identical run';
export const identical = (records: number, by: string) =>
  `All ${records} records were recomputed in this browser and match the ${by} bit for bit.`;
export const identicalIn = (engine: string, records: number, by: string) =>
  `All ${records} records were recomputed by engine ${engine} from the archive, in this browser, and match the ${by} bit for bit.`;
export const lane = (letter: string) => `Lane ${letter}`;
export const lanes = (letters: string) => `Lanes ${letters}`;
export const engine = (version: string) => `engine ${version}`;
export const unknownEngine = 'an engine of unknown version';
export const firstDiffersAt = (letter: string, step: number) => `${letter} first differs at step ${step}.`;
export const firstDiffersBetween = (letter: string, from: number, to: number) =>
  `${letter} first differs between steps ${from} and ${to}.`;
export const differentRunTitle = 'Different run';
export const differentRun = (lanes: string, by: string, ours: string) =>
  `${lanes}: not the run in the ${by}, although it was made by the same engine, ${ours}.`;
export const anotherEngineTitle = 'Another engine';
export const anotherEngine = (by: string, theirs: string, ours: string, lanes: string) =>
  `The ${by} was made by ${theirs}, this is engine ${ours}, which computes other numbers. Whether ${lanes.replace(/^L/, 'l')} would be the same run cannot be told here.`;
export const otherArithmeticTitle = 'Other arithmetic';
export const otherArithmetic = (lanes: string) =>
  `One of the two browsers has no WebAssembly SIMD and computes with the reference core, whose last digits differ. Whether ${lanes.replace(/^L/, 'l')} would be the same run cannot be told here.`;

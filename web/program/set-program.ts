import { FIRST_PROGRAM, OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { programId } from '../../src/program/program-text.ts';
import { changeLane } from '../store/actions/lanes.ts';
import { withParameter } from '../store/actions/parameters.ts';

/** What is typed from taking the editor to leaving it is one entry of undo. */
export const gestureOf = (letter: LaneLetter): string => `program-${letter}`;

/** The text that a lane runs. */
export const programOf = ({ parameters }: Pick<Lane, 'parameters'>): string =>
  String(parameters.program ?? FIRST_PROGRAM);

/** Runs another program in a lane, which takes the program's name as long as nobody has given it one. */
export function setProgram(letter: LaneLetter, program: string, gesture?: string): void {
  const isSame = (lane: Lane) => lane.algorithm !== OWN.id || programOf(lane) === program;
  changeLane(letter, (lane) => (isSame(lane) ? lane : withProgram(lane, program)), gesture);
}

/** The lane with another program, and the name that it has from it. */
export function withProgram(lane: Lane, program: string): Lane {
  const given = lane.label !== '' && lane.label !== labelOf(programOf(lane));
  return {
    ...lane,
    label: given ? lane.label : (labelOf(program) ?? lane.label),
    parameters: withParameter(OWN.parameters, lane.parameters, 'program', program),
  };
}

/** "last-ten" → "Last ten"; null where the program has no id. */
export function labelOf(program: string): string | null {
  const words = programId(program)?.replace(/[-_]+/g, ' ').trim();
  return words ? words[0].toUpperCase() + words.slice(1) : null;
}

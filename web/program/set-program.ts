import { FIRST_PROGRAM, OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { programId } from '../../src/program/program-text.ts';
import { changeLane } from '../store/actions/lanes.ts';
import { withParameter } from '../store/actions/parameters.ts';

/** Everything typed between focusing and leaving the editor is one undo entry. */
export const gestureOf = (letter: LaneLetter): string => `program-${letter}`;

/** The text of a lane's program. */
export const programOf = ({ parameters }: Pick<Lane, 'parameters'>): string =>
  String(parameters.program ?? FIRST_PROGRAM);

/** Runs another program in a lane. The lane takes its name from the program unless the user named it. */
export function setProgram(letter: LaneLetter, program: string, gesture?: string): void {
  const isSame = (lane: Lane) => lane.algorithm !== OWN.id || programOf(lane) === program;
  changeLane(letter, (lane) => (isSame(lane) ? lane : withProgram(lane, program)), gesture);
}

/** The lane with another program, and the name that follows from it. */
export function withProgram(lane: Lane, program: string): Lane {
  const given = lane.label !== '' && lane.label !== labelOf(programOf(lane));
  return {
    ...lane,
    label: given ? lane.label : (labelOf(program) ?? lane.label),
    parameters: withParameter(OWN.parameters, lane.parameters, 'program', program),
  };
}

/** "last-ten" → "Last ten"; null if the program has no id. */
export function labelOf(program: string): string | null {
  const words = programId(program)?.replace(/[-_]+/g, ' ').trim();
  return words ? words[0].toUpperCase() + words.slice(1) : null;
}

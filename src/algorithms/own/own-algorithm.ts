import { canRun, openProgram } from '../../program/interpreter.ts';
import type { RunningProgram } from '../../program/running-program.ts';
import { Scored } from '../../program/scored.ts';
import { completeAlgorithm } from '../definition.ts';
import { type AlgorithmContext, algorithm, type Slots } from '../spec.ts';
import { OWN } from './own-algorithm.about.ts';

/** A program in the place of an algorithm. Its slots run in the interpreter, built-in pieces among them as they always do. */
export const own = algorithm(OWN, {
  slots: ({ program }, context) => (canRun() ? filled(program, context) : described(program, context)),
  explain: ({ dataSizeAfter }) => ({ label: 'Memory', text: `**${dataSizeAfter}** points stay` }),
});

function filled(text: string, context: AlgorithmContext): Slots {
  const open: RunningProgram[] = [];
  const begin = () => {
    const program = openProgram(text, context);
    open.push(program);
    return complete(context, program.slots());
  };
  const dispose = () => {
    for (const program of open.splice(0)) program.dispose();
  };
  try {
    const slots = begin();
    return { ...slots, ...new Scored(slots, begin).slots, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Before an interpreter is there: what may be said of the program's slots without one, GP-UCB's, which run nothing. */
const described = (text: string, context: AlgorithmContext): Slots =>
  complete(context, {
    schedule: () => {
      openProgram(text, context);
      return 0;
    },
  });

const complete = (context: AlgorithmContext, given: Partial<Slots>): Slots =>
  completeAlgorithm({ id: OWN.id, slots: () => given }).slots?.({}, context) as Slots;

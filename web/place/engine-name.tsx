import './engine-name.css';
import * as words from '#words/share/embed';
import { useEdited } from '../store/hooks.ts';

/** The archived engine that computes the run, where the header with its badge is not shown; nothing for today's. */
export function EngineName() {
  const engine = useEdited((scenario) => scenario.engine);
  return engine && <span className="engine-name">{words.engine(engine)}</span>;
}

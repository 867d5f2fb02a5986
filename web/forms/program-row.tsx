import './program-row.css';
import * as words from '#words/forms/parameters';
import type { ProgramParam } from '../../src/parameters/spec.ts';
import { editProgram, takeFocusBack } from '../store/actions/program.ts';
import { ParameterRow } from './parameter-row.tsx';

/** Number of program lines shown. */
const LINES = 4;

/** The first lines of a program, with a button that opens its editor. */
export function ProgramRow({ spec, value }: { readonly spec: ProgramParam; readonly value: string }) {
  const lines = value.trimEnd().split('\n');
  return (
    <ParameterRow {...spec} changed={value !== spec.default} value={null}>
      <pre className="program-lines">
        {lines.slice(0, LINES).join('\n')}
        {lines.length > LINES && '\n…'}
      </pre>
      <button type="button" className="btn line" ref={takeFocusBack} onClick={editProgram}>
        {words.editProgram}
      </button>
    </ParameterRow>
  );
}

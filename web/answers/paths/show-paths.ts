import { type PathParts, samplePaths } from '../../plot/sample-paths.ts';
import { PathKey } from './path-key.tsx';
import { PathLines } from './path-lines.tsx';
import { PathNote } from './path-note.tsx';

const PARTS: PathParts = { Lines: PathLines, Note: PathNote, Key: PathKey };

/** Shows sample paths in all 1D lanes, or hides them. */
export const showPaths = (on: boolean): void => samplePaths.setState({ parts: on ? PARTS : null });

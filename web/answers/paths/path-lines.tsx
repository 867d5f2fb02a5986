import './paths.css';
import { useMemo } from 'react';
import { linePath } from '../../../src/picture/paths.ts';
import type { PathLinesProps } from '../../plot/sample-paths.ts';
import { usePaths } from './path-draws.ts';

/** Sample paths of what the lane believes, thin and in its colour. While a step is on its way those beside it stay. */
export function PathLines({ letter, axis, x, y }: PathLinesProps) {
  const paths = usePaths(letter);
  const lines = useMemo(() => {
    if (!paths || typeof paths === 'string') return [];
    const xs = Array.from(axis, x);
    return paths.map((path) => linePath(xs, Array.from(path, y)));
  }, [paths, axis, x, y]);
  return (
    <g className="sample-paths">
      {lines.map((line, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the k-th path stays the k-th.
        <path key={k} className="glide" d={line} />
      ))}
    </g>
  );
}

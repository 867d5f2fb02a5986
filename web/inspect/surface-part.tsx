import * as words from '#words/inspect/inspect';
import type { Surfaces } from '../../src/figure/surface-figure.ts';

interface SurfacePartProps {
  readonly shown: Surfaces;
  readonly onShow: (shown: Surfaces) => void;
}

/** What the scene shows, each switched on and off. */
export function SurfacePart({ shown, onShow }: SurfacePartProps) {
  return (
    <aside className="inspect-side">
      <h3>{words.surfaces}</h3>
      {(Object.keys(words.surfaceNames) as (keyof Surfaces)[]).map((part) => (
        <label key={part} className="inspect-check">
          <input
            type="checkbox"
            className="check"
            checked={shown[part]}
            onChange={({ target }) => onShow({ ...shown, [part]: target.checked })}
          />
          <span>{words.surfaceNames[part]}</span>
        </label>
      ))}
    </aside>
  );
}

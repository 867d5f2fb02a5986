import { type Surfaces, withPart } from '../../../src/figure/surface-figure.ts';
import * as words from '../../words/inspect/inspect.ts';

interface SurfacePartProps {
  readonly shown: Surfaces;
  readonly onShow: (shown: Surfaces) => void;
}

/** What the scene shows, each switched on and off. */
export function SurfacePart({ shown, onShow }: SurfacePartProps) {
  return (
    <aside className="inspect-side" aria-label={words.surfaces}>
      {words.parts.map(([heading, parts]) => (
        <fieldset key={heading} className="inspect-parts">
          <legend>{heading}</legend>
          {parts.map(([part, name, how]) => (
            <label key={part} className="inspect-check">
              <input
                type="checkbox"
                className="check"
                checked={shown[part]}
                onChange={({ target }) => onShow(withPart(shown, part, target.checked))}
              />
              <span>{name}</span>
              <span className="note">{how}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="note">{words.turning}</p>
    </aside>
  );
}

import * as words from '#words/inspect/inspect';
import { type Surfaces, withPart } from '../../../src/figure/surface-figure.ts';

const PARTS = [
  [words.surfacesShown, ['truth', 'mean', 'band', 'sd', 'acquisition']],
  [words.marksShown, ['queries', 'optimum', 'query', 'contours']],
] as const;

const STYLES: Partial<Record<keyof Surfaces, string>> = words.partStyles;

interface SurfacePartProps {
  readonly shown: Surfaces;
  readonly onShow: (shown: Surfaces) => void;
}

/** Switches for the parts of the scene. */
export function SurfacePart({ shown, onShow }: SurfacePartProps) {
  return (
    <aside className="inspect-side" aria-label={words.surfaces}>
      {PARTS.map(([heading, parts]) => (
        <fieldset key={heading} className="inspect-parts">
          <legend>{heading}</legend>
          {parts.map((part) => (
            <label key={part} className="inspect-check">
              <input
                type="checkbox"
                className="check"
                checked={shown[part]}
                onChange={({ target }) => onShow(withPart(shown, part, target.checked))}
              />
              <span>{words.parts[part]}</span>
              <span className="note">{STYLES[part]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </aside>
  );
}

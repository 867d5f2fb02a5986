import './compare-picture.css';
import type { ReactNode } from 'react';
import type { Drawing, Shape } from '../../src/picture/shape.ts';
import { ShapeMark } from '../ui/shape-mark.tsx';

/** A part of the sheet as the file shows it too; `children` lie on top. */
export function ComparePicture({ drawing, children }: { drawing: Drawing; children?: ReactNode }) {
  const { width, height, shapes } = drawing;
  return (
    <svg className="chart compare-picture" width={width} height={height} aria-hidden="true">
      {keyed(shapes).map(([key, shape]) => (
        <ShapeMark key={key} shape={shape} />
      ))}
      {children}
    </svg>
  );
}

/** Marks of one look are told apart by their order: what has moved is moved, not drawn anew. */
function keyed(shapes: readonly Shape[]): [key: string, shape: Shape][] {
  const seen = new Map<string, number>();
  return shapes.map((shape) => {
    const nth = (seen.get(shape.look) ?? 0) + 1;
    seen.set(shape.look, nth);
    return [`${shape.tag} ${shape.look} ${nth}`, shape];
  });
}

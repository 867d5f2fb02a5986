import type { Shape } from '../../src/picture/shape.ts';
import { MathTspan } from '../ui/math-text.tsx';

/** Marks of a picture, with their looks as classes. */
export function Marks({ shapes }: { readonly shapes: readonly Shape[] }) {
  // Marks of the same look are keyed by their order, so that a moved mark is not redrawn.
  const seen = new Map<string, number>();
  return shapes.map((shape) => {
    const nth = (seen.get(shape.look) ?? 0) + 1;
    seen.set(shape.look, nth);
    return <Mark key={`${shape.tag} ${shape.look} ${nth}`} shape={shape} />;
  });
}

function Mark({ shape: { look, ...shape } }: { readonly shape: Shape }) {
  if (shape.tag === 'text')
    return (
      <text className={look} x={shape.x} y={shape.y} textAnchor={shape.anchor}>
        <MathTspan text={shape.text} />
      </text>
    );
  const { tag: Tag, ...place } = shape;
  return <Tag className={look} {...place} />;
}

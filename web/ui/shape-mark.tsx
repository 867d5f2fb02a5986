import type { Shape } from '../../src/picture/shape.ts';
import { MathTspan } from './math-text.tsx';

const asIs = (words: string): string => words;

interface ShapeMarkProps {
  readonly shape: Shape;
  /** The classes of a look, where it is not its own. */
  readonly classOf?: (look: string) => string;
  /** A text with its symbols between dollar signs, where they are not yet. */
  readonly symbols?: (words: string) => string;
}

/** A mark of a picture that files show too; its looks are in the sheet of whoever draws it. */
export function ShapeMark({ shape, classOf = asIs, symbols = asIs }: ShapeMarkProps) {
  const { look } = shape;
  if (shape.tag === 'text')
    return (
      <text className={look} x={shape.x} y={shape.y} textAnchor={shape.anchor}>
        <MathTspan text={symbols(shape.text)} />
      </text>
    );
  const className = classOf(look);
  if (shape.tag === 'line')
    return <line className={className} x1={shape.x1} x2={shape.x2} y1={shape.y1} y2={shape.y2} />;
  if (shape.tag === 'circle') return <circle className={className} cx={shape.cx} cy={shape.cy} r={shape.r} />;
  return <path className={className} d={shape.d} />;
}

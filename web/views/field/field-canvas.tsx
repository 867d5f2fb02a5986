import { useEffect, useRef } from 'react';
import { type ColourMap, paintField } from '../../plot/colour.ts';

interface FieldCanvasProps {
  readonly values: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly range: readonly [number, number];
  readonly map: ColourMap;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A field as one pixel per candidate, smoothly scaled; the first and last candidate lie on the border. */
export function FieldCanvas({ values, columns, rows, range, map, x, y, side }: FieldCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [low, high] = range;
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    if (values.length === 0) return context.clearRect(0, 0, columns, rows);
    const image = context.createImageData(columns, rows);
    paintField(values, columns, rows, [low, high], map, image.data);
    context.putImageData(image, 0, 0);
  }, [values, columns, rows, low, high, map]);
  const cellWidth = side / (columns - 1);
  const cellHeight = side / (rows - 1);
  return (
    <div className="field" style={{ left: x, top: y, width: side, height: side }}>
      <canvas
        ref={ref}
        width={columns}
        height={rows}
        style={{
          left: -cellWidth / 2,
          top: -cellHeight / 2,
          width: side + cellWidth,
          height: side + cellHeight,
        }}
      />
    </div>
  );
}

import { memo, useEffect, useRef } from 'react';
import { markPath, starPath } from '../../src/picture/lane-marks.ts';
import { RAMP } from '../../src/picture/palette.ts';
import { type ColourMap, colourMap, paintField } from '../plot/colour.ts';
import { VIRIDIS } from '../plot/viridis.ts';
import { useTheme } from '../store/hooks.ts';
import {
  type Heat,
  LEVELS,
  levelsOf,
  PICTURE,
  type Picture,
  type PictureDots,
} from '../thumbnails/picture.ts';

/** A picture of an entry: the field on a canvas, lines and marks over it. */
export const EntryPicture = memo(function EntryPicture({ picture }: { readonly picture: Picture }) {
  const { heat, lines, dots } = picture;
  return (
    <>
      {heat && <HeatCanvas heat={heat} />}
      <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} aria-hidden="true">
        {lines.map(({ as, lane, d }) => (
          <g key={`${as} ${lane}`} data-lane={lane}>
            {as === 'optimum' && <path className="lifted" d={d} />}
            <path className={as} d={d} />
          </g>
        ))}
        {dots.map((one) => (
          <path key={`${one.as} ${one.lane}`} className={one.as} data-lane={one.lane} d={dotsPath(one)} />
        ))}
      </svg>
    </>
  );
});

const RADIUS: Readonly<Record<PictureDots['as'], number>> = { query: 1.5, star: 7, printed: 4, ours: 2.2 };

function dotsPath({ as, lane = 'A', at }: PictureDots): string {
  let path = '';
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [x, y, r] = [at[i], at[i + 1], RADIUS[as]];
    path += as === 'star' ? starPath(x, y, r) : markPath(as === 'query' ? lane : 'A', x, y, r);
  }
  return path;
}

function HeatCanvas({ heat }: { readonly heat: Heat }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const { columns, rows } = heat;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(columns, rows);
    const map: ColourMap = heat.ramp === 'viridis' ? VIRIDIS : colourMap(RAMP[theme]);
    paintField(levelsOf(heat), columns, rows, [0, LEVELS.length - 1], map, image.data);
    context.putImageData(image, 0, 0);
  }, [heat, columns, rows, theme]);
  return <canvas ref={canvas} width={columns} height={rows} />;
}

/** The viewpoint of the surface, in radians. */
export interface Outlook {
  /** Turn about the vertical axis. */
  readonly azimuth: number;
  /** Height of the eye above the floor, between 0 and π/2. */
  readonly elevation: number;
}

/** Orthographic projection: equal lengths are equal everywhere, so that heights can be compared. */
export interface Projection {
  /** Position in px of a point of the unit cube: u and v along the floor, w upwards. */
  readonly place: (u: number, v: number, w: number) => readonly [x: number, y: number];
  /** Whether larger u (v) is further away. */
  readonly uRecedes: boolean;
  readonly vRecedes: boolean;
}

/** Height of the cube in widths of its floor. */
const TALL = 0.62;
/** The floor's largest horizontal extent, seen over a corner. */
const DIAGONAL = Math.SQRT2;

/** Projects into a box of `width × height` px, as large as fits at every azimuth, so that size is kept. */
export function projection({ azimuth, elevation }: Outlook, width: number, height: number): Projection {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [up, flat] = [Math.cos(elevation), Math.sin(elevation)];
  const scale = Math.min(width / DIAGONAL, height / (TALL * up + DIAGONAL * flat));
  return {
    place: (u, v, w) => {
      const [a, b] = [u - 0.5, v - 0.5];
      const across = a * cosine - b * sine;
      const away = a * sine + b * cosine;
      return [width / 2 + scale * across, height / 2 - scale * (away * flat + TALL * (w - 0.5) * up)];
    },
    uRecedes: sine > 0,
    vRecedes: cosine > 0,
  };
}

const STEEPEST = 1.4;
const FLATTEST = 0.12;

/** The viewpoint after a drag, in px: sideways turns, up and down tilts. */
export function turned({ azimuth, elevation }: Outlook, dx: number, dy: number): Outlook {
  return {
    azimuth: azimuth - dx / 120,
    elevation: Math.max(FLATTEST, Math.min(STEEPEST, elevation + dy / 160)),
  };
}

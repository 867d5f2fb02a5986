/** Kinds of colour vision: matrices on linear sRGB at full severity (Machado, Oliveira & Fernandes 2009). */
const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Vision = keyof typeof VISIONS;
export const VISION_NAMES = Object.keys(VISIONS) as Vision[];

type Triple = readonly [number, number, number];

const SRGB_TO_XYZ = [
  0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041,
];
const WHITE = [0.95047, 1, 1.08883];

const times = (matrix: readonly number[], v: Triple): Triple => {
  const row = (i: number) => matrix[3 * i] * v[0] + matrix[3 * i + 1] * v[1] + matrix[3 * i + 2] * v[2];
  return [row(0), row(1), row(2)];
};

function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function lab(hex: string, vision: Vision): Triple {
  const seen = times(VISIONS[vision], linear(hex)).map((c) => Math.max(0, Math.min(1, c)));
  const [x, y, z] = times(SRGB_TO_XYZ, [seen[0], seen[1], seen[2]]).map((c, i) => {
    const t = c / WHITE[i];
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;
const hue = (a: number, b: number) => (Math.atan2(b, a) / RADIANS + 360) % 360;

/** CIEDE2000 between two colours as somebody with this vision sees them (Sharma, Wu & Dalal 2005); about 1 is just seen. */
export function colourDifference(first: string, second: string, vision: Vision): number {
  const [[L1, a1, b1], [L2, a2, b2]] = [lab(first, vision), lab(second, vision)];
  const chroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma7 / (chroma7 + 25 ** 7));
  const [C1, C2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const [h1, h2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const dL = L2 - L1;
  const dC = C2 - C1;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((turn / 2) * RADIANS);
  const [L, C] = [(L1 + L2) / 2, (C1 + C2) / 2];
  const h = (h1 + turn / 2 + 360) % 360;
  const cos = (degrees: number) => Math.cos(degrees * RADIANS);
  const T = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const SC = 1 + 0.045 * C;
  const SH = 1 + 0.015 * C * T;
  const rotation = Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  const RT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * rotation;
  return Math.sqrt((dL / SL) ** 2 + (dC / SC) ** 2 + (dH / SH) ** 2 + RT * (dC / SC) * (dH / SH));
}

/** Contrast of two colours by WCAG 2. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [first, second]
    .map((colour) => times(SRGB_TO_XYZ, linear(colour))[1])
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

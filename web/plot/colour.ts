/** 256 colours from low to high, three bytes each. */
export type ColourMap = Uint8ClampedArray;

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Linear interpolation between equally spaced `#rrggbb` stops. */
export function colourMap(stops: readonly string[]): ColourMap {
  const colours = stops.map(channels);
  const map = new Uint8ClampedArray(256 * 3);
  for (let level = 0; level < 256; level++) {
    const u = (level / 255) * (colours.length - 1);
    const i = Math.min(colours.length - 2, Math.floor(u));
    for (let c = 0; c < 3; c++) {
      map[3 * level + c] = Math.round(colours[i][c] + (colours[i + 1][c] - colours[i][c]) * (u - i));
    }
  }
  return map;
}

/**
 * Paints a field into RGBA pixels, one per candidate, x₁ to the right and x₂ upwards. `values` has index
 * i·rows + j for column i and row j counted from below; values outside the range get the colour of that end,
 * NaN none.
 */
export function paintField(
  values: Float64Array,
  columns: number,
  rows: number,
  range: readonly [number, number],
  map: ColourMap,
  pixels: Uint8ClampedArray,
): void {
  const [low, high] = range;
  const scale = high > low ? 255 / (high - low) : 0;
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const level = Math.round(Math.min(255, Math.max(0, (values[i * rows + j] - low) * scale)));
      const at = 4 * ((rows - 1 - j) * columns + i);
      pixels[at] = map[3 * level];
      pixels[at + 1] = map[3 * level + 1];
      pixels[at + 2] = map[3 * level + 2];
      pixels[at + 3] = Number.isNaN(values[i * rows + j]) ? 0 : 255;
    }
  }
}

/** From a line to the baseline of a name above it, and of one below it; between baselines. In px. */
const ABOVE = 8;
const BELOW = 16;
const GAP = 15;

/** Lines so close that names between them would lie on them; their names stand together. */
interface Bundle {
  readonly lines: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Baselines for the names of lines that end at these heights, in px: above its line, or where lines lie close, above the
 * uppermost of them in their order, below them all where there is no room. No name lies on another or on a line.
 * @param highest the uppermost baseline that is in the plot
 */
export function endNames(heights: readonly number[], highest: number): number[] {
  const places = new Array<number>(heights.length);
  for (const { lines, top, bottom } of bundles(heights)) {
    const first = top - ABOVE - GAP * (lines.length - 1);
    const from = first < highest ? bottom + BELOW : first;
    lines.forEach((line, i) => {
      places[line] = from + GAP * i;
    });
  }
  return places;
}

function bundles(heights: readonly number[]): Bundle[] {
  const found: Bundle[] = [];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  for (const line of order) {
    let last: Bundle = { lines: [line], top: heights[line], bottom: heights[line] };
    for (let upper = found.at(-1); upper && reach(last) < upper.bottom; upper = found.at(-1)) {
      last = { lines: [...upper.lines, ...last.lines], top: upper.top, bottom: last.bottom };
      found.pop();
    }
    found.push(last);
  }
  return found;
}

/** How far up a bundle's names reach. */
const reach = ({ lines, top }: Bundle): number => top - ABOVE - GAP * lines.length;

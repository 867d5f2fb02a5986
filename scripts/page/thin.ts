/** How far a thinned line may lie from the whole one, and how far apart marks have to be to be kept, in px. */
const TOLERANCE = 0.5;
const APART = 6;
/** From so many pieces on a path is a crowd of marks. */
const CROWD = 20;

type Point = readonly [x: number, y: number];

/**
 * The markup of a picture that nobody can use yet: without what is for screen readers and keys, its paths thinned, numbers
 * rounded but in fields, where they are read, every id with a prefix of its own, as the page to come has the same.
 */
export function thinned(markup: string, prefix: string): string {
  return markup
    .replace(/<canvas[^>]*><\/canvas>/g, '')
    .replace(UNSEEN, '')
    .replace(/(<(?!button\b)\w+[^>]*?) aria-label="[^"]*"/g, '$1')
    .replace(/<(button|input)\b/g, '<$1 tabindex="-1"')
    .replace(/ id="([^"]*)"/g, (_, id) => (markup.includes(`url(#${id})`) ? ` id="${prefix}${id}"` : ''))
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/ d="(M[^"]*)"/g, (_, d) => ` d="${thinnedPath(d)}"`)
    .replace(/<(?!input\b)[^>]+>/g, (tag) =>
      tag.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))),
    );
}

/** Attributes that neither the eye nor a style sheet sees. */
const UNSEEN =
  / (?:(?:title|tabindex|autoComplete|spellCheck|data-jump|aria-(?:labelledby|controls|haspopup|hidden|live|invalid|describedby|description|value\w+))="[^"]*"|aria-expanded="false")/g;

/** A path of straight lines with the fewest points that draw it; of a crowd of marks those that can be told apart. */
export function thinnedPath(d: string): string {
  const pieces = d.match(/M[^M]*/g) ?? [];
  if (pieces.length >= CROWD) return apart(pieces).join('');
  return pieces.map((piece) => (/^M[-\d. L]+Z?$/.test(piece) ? thinnedLine(piece) : piece)).join('');
}

function apart(pieces: readonly string[]): string[] {
  const kept: Point[] = [];
  return pieces.filter((piece) => {
    const [x, y] = pointsOf(piece)[0];
    if (kept.some(([u, v]) => Math.hypot(u - x, v - y) < APART)) return false;
    kept.push([x, y]);
    return true;
  });
}

const pointsOf = (piece: string): Point[] =>
  [...piece.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

function thinnedLine(piece: string): string {
  const points = pointsOf(piece);
  if (points.length < 4) return piece;
  const [first, ...rest] = simplified(points).map((point) => point.map((value) => Math.round(10 * value)));
  let [x, y] = first;
  const steps = rest.map(([u, v]) => {
    const step = `${(u - x) / 10} ${(v - y) / 10}`;
    [x, y] = [u, v];
    return step;
  });
  return `M${first[0] / 10} ${first[1] / 10}l${steps.join(' ')}${piece.endsWith('Z') ? 'Z' : ''}`;
}

/** Ramer, Douglas and Peucker: the farthest point stays while it lies farther than the tolerance from the line. */
function simplified(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points;
  const [from, to] = [points[0], points[points.length - 1]];
  const distances = points.map((point) => distance(point, from, to));
  const most = Math.max(...distances);
  if (most <= TOLERANCE) return [from, to];
  const at = distances.indexOf(most);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function distance([x, y]: Point, [u, v]: Point, [s, t]: Point): number {
  const length = Math.hypot(s - u, t - v);
  return length === 0 ? Math.hypot(x - u, y - v) : Math.abs((s - u) * (v - y) - (u - x) * (t - v)) / length;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Plots take the room that they are given: at another size than the one they were drawn at they are stretched. */
export function stretched(markup: string, sizes: Readonly<Record<string, Size>>): string {
  const box = (size: Size | undefined) =>
    size ? `viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none"` : '';
  const { lane, timeline } = sizes as Readonly<Record<string, Size | undefined>>;
  return markup
    .replace(/<svg class="chart plot[^>]*>/g, `<svg class="chart plot" ${box(lane)}>`)
    .replace(
      /(<div class="timeline"[^>]*>)<svg class="chart"[^>]*>/g,
      `$1<svg class="chart" height="${timeline?.height}" ${box(timeline)}>`,
    )
    .split(/(?=<div class="time-plot")/)
    .map((part) => {
      const size = sizes[/^<div[^>]*aria-labelledby="(\w+)-/.exec(part)?.[1] ?? ''];
      return part.replace(/<svg class="chart layer( overlay)?"/g, `$& ${box(size)}`);
    })
    .join('');
}

import { IMPL_NAMES, type Impl, type Job, type Report, type Result } from './spec.ts';
import { implsOf } from './table.ts';

/** The jobs of the picture, at these numbers of candidates; over n. */
const PANELS: readonly { readonly job: Job; readonly G: number | null; readonly title: string }[] = [
  { job: 'potrf', G: null, title: 'Cholesky factor' },
  { job: 'predict', G: 2500, title: 'Posterior from scratch, G = 2500' },
  { job: 'append-grid', G: 2500, title: 'One more observation, G = 2500' },
  { job: 'lml-grad', G: null, title: 'Likelihood with gradient' },
];
const COLOURS: Readonly<Record<Impl, string>> = {
  wasm: '#0b7a75',
  js: '#b7791f',
  'ml-matrix': '#a23b72',
  openblas: '#2b4c9b',
  'openblas-sse': '#7a93cc',
  sklearn: '#777777',
};
const WIDTH = 860;
const PANEL = { width: 360, height: 200, left: 58, top: 60, gapX: 430, gapY: 270 };

/** Milliseconds over n for the main jobs, both axes logarithmic, as an SVG on a white ground. */
export function picture({ results }: Report): string {
  const impls = implsOf(results);
  const height = PANEL.top + PANEL.gapY + PANEL.height + 50;
  const legend = impls.map((impl, i) => {
    const x = PANEL.left + i * 130;
    return `<path d="M${x} 22h22" stroke="${COLOURS[impl]}" stroke-width="${strokeOf(impl)}"/><text x="${x + 28}" y="26">${IMPL_NAMES[impl]}</text>`;
  });
  const panels = PANELS.map(({ job, G, title }, i) => {
    const own = results.filter((result) => result.job === job && result.G === G);
    const x = PANEL.left + (i % 2) * PANEL.gapX;
    const y = PANEL.top + Math.floor(i / 2) * PANEL.gapY;
    return `<g transform="translate(${x} ${y})">${panel(own, title)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Inter, sans-serif" font-size="12" fill="#1b1f24" role="img" aria-label="Milliseconds over the number of observations for four jobs">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${legend.join('\n')}
${panels.join('\n')}
</svg>
`;
}

const strokeOf = (impl: Impl) => (impl === 'wasm' ? 2.5 : 1.5);

function panel(results: readonly Result[], title: string): string {
  const { width, height } = PANEL;
  const heading = `<text y="-12" font-weight="600">${title}</text>`;
  if (results.length === 0) return `${heading}<text y="20">not measured</text>`;
  const x = logScale(
    results.map(({ n }) => n ?? 1),
    0,
    width,
  );
  const y = logScale(
    results.map(({ medianMs }) => medianMs),
    height,
    0,
  );
  const columns = [...new Set(results.map(({ n }) => n ?? 1))].map(
    (n) =>
      `<path d="M${x.at(n)} 0v${height}" stroke="#e3e6ea"/><text x="${x.at(n)}" y="${height + 18}" text-anchor="middle">${n}</text>`,
  );
  const rows = powersOfTen(y.low, y.high).map(
    (ms) =>
      `<path d="M0 ${y.at(ms)}h${width}" stroke="#e3e6ea"/><text x="-8" y="${y.at(ms) + 4}" text-anchor="end">${Number(ms.toPrecision(1))}</text>`,
  );
  const lines = implsOf(results).map((impl) => {
    const own = results.filter((result) => result.impl === impl);
    const at = own.map(({ n, medianMs }) => `${x.at(n ?? 1)},${y.at(medianMs)}`);
    const dots = at.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle cx="${cx}" cy="${cy}" r="3" fill="${COLOURS[impl]}"/>`;
    });
    return `<polyline points="${at.join(' ')}" fill="none" stroke="${COLOURS[impl]}" stroke-width="${strokeOf(impl)}"/>${dots.join('')}`;
  });
  const axes = `<text x="${width / 2}" y="${height + 36}" text-anchor="middle">observations n</text><text x="-46" y="-12">ms</text>`;
  return [heading, axes, ...columns, ...rows, ...lines].join('');
}

/** A logarithmic scale over the values, with a little room on both ends. */
function logScale(values: readonly number[], from: number, to: number) {
  const low = Math.min(...values) / 1.3;
  const high = Math.max(...values) * 1.3;
  const span = Math.log(high / low);
  const at = (value: number) => Math.round(10 * (from + ((to - from) * Math.log(value / low)) / span)) / 10;
  return { low, high, at };
}

function powersOfTen(low: number, high: number): number[] {
  const found: number[] = [];
  for (let power = Math.ceil(Math.log10(low)); 10 ** power <= high; power++) found.push(10 ** power);
  return found;
}

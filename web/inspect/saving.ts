import type { Figure } from '../../src/figure/figure.ts';
import { type About, withMetadata } from '../../src/picture/svg.ts';
import { download } from '../browser/download.ts';
import { addressForAll } from '../browser/language.ts';
import { loadLinks } from '../store/address/links.ts';
import { lab } from '../store/store.ts';
import type { Inspected } from './look.ts';
import type { PlotNode } from './plotly.ts';

const plotNode = () => document.querySelector<PlotNode>('.inspect-plot.js-plotly-plot');

/** Shows the whole figure again, with its original ranges or those of its data; in space the first view. */
export async function showWhole(figure: Figure): Promise<void> {
  const changes = Object.entries(figure.layout).flatMap(([name, part]) => {
    const { range, camera } = part as { range?: unknown; camera?: unknown };
    if (camera) return [[`${name}.camera`, camera]];
    if (!/^[xy]axis/.test(name)) return [];
    return [range ? [`${name}.range`, range] : [`${name}.autorange`, true]];
  });
  await change(Object.fromEntries(changes));
}

/** Changes the layout of the open figure. */
export async function change(layout: Readonly<Record<string, unknown>>): Promise<void> {
  const node = plotNode();
  if (!node) return;
  const { plotly } = await import('./plotly.ts');
  await plotly.relayout(node, layout);
}

/** Saves the figure as displayed, with its title; an SVG contains its description. */
export async function saveImage(
  format: 'png' | 'svg',
  figure: Figure,
  file: string,
  { madeOf }: Inspected,
): Promise<void> {
  const node = plotNode();
  if (!node) return;
  // Read before the first wait: a figure that is left meanwhile has no size and no data.
  const { clientWidth: width, clientHeight: height, data, layout } = node;
  const page = document.title;
  const { plotly } = await import('./plotly.ts');
  const titled = { data, layout: { ...layout, title: figure.layout.title, margin: figure.layout.margin } };
  const size = { format, width, height, scale: format === 'png' ? 2 : 1 };
  const drawn = asBlob(await plotly.toImage(titled, size));
  const image = format === 'svg' ? await described(drawn, page, await madeOf()) : drawn;
  download(image, `${file}.${format}`);
}

const described = async (drawn: Blob, title: string, about: About): Promise<Blob> =>
  new Blob([withMetadata(await drawn.text(), title, about)], { type: drawn.type });

/** The content of a data URL, decoded here because the page's policy forbids fetching it. */
function asBlob(address: string): Blob {
  const comma = address.indexOf(',');
  const [head, body] = [address.slice(5, comma), address.slice(comma + 1)];
  const type = head.split(';')[0];
  if (!head.endsWith(';base64')) return new Blob([decodeURIComponent(body)], { type });
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}

/** Saves the whole figure as read by Plotly, each seed with the address that opens it. */
export async function saveJson({ figureAt, seeds }: Inspected, file: string): Promise<void> {
  const links = seeds ? await linksOf(seeds.lanes[0]?.values.length ?? 0) : [];
  const linkOf = (replicate: number) => links[replicate] ?? '';
  const figure = figureAt({ window: null, selected: [], pointed: null, linkOf });
  download(new Blob([JSON.stringify(figure)], { type: 'application/json' }), `${file}.plotly.json`);
}

async function linksOf(replicates: number): Promise<string[]> {
  const { shortLink } = await loadLinks();
  const { scenario } = lab.getState();
  const [page] = addressForAll().split('#');
  const links = Array.from({ length: replicates }, (_, replicate) => shortLink({ ...scenario, replicate }));
  return (await Promise.all(links)).map((link) => `${page}#${link}`);
}

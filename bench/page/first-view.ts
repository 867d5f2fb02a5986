/** One view over one line, medians over the rounds: ms from the start of the navigation, kB (1000 bytes) as sent. */
interface FirstView {
  readonly name: string;
  /** First and largest contentful paint, the first lane in sight, the page that answers in the picture's place. */
  readonly paint: number;
  readonly largest: number;
  readonly lane: number;
  readonly live: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly page: number;
  readonly script: number;
  readonly worker: number;
  readonly fonts: number;
  readonly all: number;
}

/** A lane in the page, the fastest of some rounds. */
interface LaneTimes {
  readonly steps: number;
  /** The fastest round and the slowest one, in seconds. */
  readonly seconds: number;
  readonly slowest: number;
  /** ms a step in each tenth of the run, each the fastest of its own. */
  readonly parts: readonly number[];
}

/** docs/first-view.json. */
export interface FirstViewFigures {
  readonly machine: {
    readonly date: string;
    readonly cpu: string;
    readonly cores: number;
    readonly browser: string;
    /** Processes that wanted a processor, one-minute average, when the measuring began. */
    readonly load: number;
  };
  readonly rounds: { readonly views: number; readonly lanes: number };
  readonly views: readonly FirstView[];
  readonly lanes: readonly LaneTimes[];
}

/** docs/first-view.md. */
export function firstViewPage({ machine, rounds, views, lanes }: FirstViewFigures): string {
  const [{ page, script, worker, fonts, all }] = views;
  return `# The first view

How fast the built page is there, served with gzip, in Chromium. \`npm run bench:page\` prints this page for your machine; \`npm run bench:page -- --docs docs\` rewrites it and [first-view.json](first-view.json).

${machineText(machine)}

| ms, median of ${rounds.views} | first paint | first lane | largest paint | live page | layout shift |
|---|---:|---:|---:|---:|---:|
${views.map(viewRow).join('\n')}

Milliseconds count from the start of the navigation. *First lane*: a plot is in sight, of the picture that is built into the page; *live page*: the page that answers stands in its place. *Slow line*: 150 ms there and back, 1.6 Mbit/s.

Fetched until the page is live, in kB by the browser's own count: page with picture and style sheet ${kB(page)}, scripts ${kB(script)}, worker and core ${kB(worker)}, fonts ${kB(fonts)}, all ${kB(all)}.

## A lane in the page

W-DBO, 1D, 100 candidates, α_r = 0.25, n_init = 15, in its worker, from the moment it is asked for to the last record in the page; the fastest of ${rounds.lanes} rounds.

| steps | whole run, s | slowest round, s | ms a step, tenth by tenth |
|---|---:|---:|---|
${lanes.map(laneRow).join('\n')}
`;
}

/** Where the figures come from, and, where it is so, that other work made the times longer. */
function machineText({ date, cpu, cores, browser, load }: FirstViewFigures['machine']): string {
  const busy =
    load > 1
      ? ' **The machine had other work at the time:** the times are longer than this machine’s best, the bytes are as ever.'
      : '';
  return `${date}: ${cpu}, ${cores} cores, Chromium ${browser}; load average ${load.toFixed(1)} at the start.${busy}`;
}

const viewRow = ({ name, paint, lane, largest, live, shift }: FirstView): string =>
  `| ${[name, ms(paint), ms(lane), ms(largest), ms(live), shift.toFixed(3)].join(' | ')} |`;

const laneRow = ({ steps, seconds, slowest, parts }: LaneTimes): string =>
  `| ${[steps, seconds.toFixed(2), slowest.toFixed(2), parts.map((part) => part.toFixed(2)).join(' ')].join(' | ')} |`;

const ms = (value: number): string => value.toFixed(0);
const kB = (value: number): string => value.toFixed(0);

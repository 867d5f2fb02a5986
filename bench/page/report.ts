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

/** A slider dragged for two seconds with 60 moves a second; times in ms. */
interface DragTimes {
  readonly name: string;
  /** How many times slower than the machine the page's main thread was made. */
  readonly throttle: number;
  /** Pictures of the lanes a second, from the second value on that the page took. */
  readonly pictures: number;
  /** From a move to the first picture of its value or a newer one; null: no picture came. */
  readonly median: number | null;
  readonly p95: number | null;
  /** From letting go until every lane has been run to its end. */
  readonly whole: number;
  /** Share of the time in which the main thread was busy. */
  readonly busy: number;
  /** Values that the page took, and runs that it opened for them. */
  readonly inputs: number;
  readonly opens: number;
}

/** Playing at its fastest: frames in ms, and the heap of the page's main thread in MB. */
interface PlayTimes {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
  readonly heap: number;
}

/** TensorFlow Playground in the same browser. */
interface BesideTimes {
  readonly drags: readonly Pick<DragTimes, 'name' | 'inputs' | 'pictures' | 'median' | 'p95'>[];
  readonly play: PlayTimes;
}

/** A control of the page used twice: ms from the input to the next paint, the longest of each use. */
interface ControlTimes {
  readonly name: string;
  readonly first: number;
  /** null: it could not be used again. */
  readonly second: number | null;
}

/** Where and when something was measured. */
interface Machine {
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly browser: string;
  /** Processes that wanted a processor, one-minute average, when the measuring began. */
  readonly load: number;
}

/** docs/page-benchmark.json. */
export interface PageFigures {
  readonly machine: Machine;
  readonly rounds: { readonly views: number; readonly lanes: number };
  readonly views: readonly FirstView[];
  readonly lanes: readonly LaneTimes[];
  readonly controls: readonly ControlTimes[];
  /** These can be measured alone. */
  readonly moving: {
    readonly machine: Machine;
    readonly drags: readonly DragTimes[];
    readonly plays: readonly (PlayTimes & { readonly name: string })[];
    /** null: its pages were not there. */
    readonly beside: BesideTimes | null;
  };
}

/** docs/page-benchmark.md. */
export function pageReport({ machine, rounds, views, lanes, controls, moving }: PageFigures): string {
  const [{ page, script, worker, fonts, all }] = views;
  return `# How fast the page is

The built page, served with gzip, in Chromium. \`npm run bench:page\` prints this page for your machine; \`npm run bench:page -- --docs docs\` rewrites it and [page-benchmark.json](page-benchmark.json).

${machineText(machine)}

## The first view

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

## The controls

Every control in sight on the opening scene at 1440 × 900 is used twice in a page of its own, the second time with all that the first one fetched: ${controls.length} controls. From the input to the next paint, in ms, as the browser reports it in steps of 8:

| | first use | second use |
|---|---:|---:|
| median | ${middle(controls.map(({ first }) => first))} | ${middle(controls.flatMap(({ second }) => second ?? []))} |
${slowest(controls).map(controlRow).join('\n')}

The aim is 100 ms for every control.

## The run under the finger

A slider of the world is dragged over four fifths of its track in two seconds, 60 moves a second, in a page of 1440 × 900 without a GPU. \`npm run bench:page -- --moving\` measures this and what follows alone.

${machineText(moving.machine)}

| drag | main thread | pictures/s | move → picture, ms: median, 95th | let go → whole run, ms | main thread busy | values taken, runs opened |
|---|---|---:|---:|---:|---:|---:|
${moving.drags.map(dragRow).join('\n')}

*Move → picture*: until the first picture of that value or a newer one is painted. *4 × slower*: the browser’s own throttle; the workers keep the machine’s pace. The aims, on two quiet cores: 40 pictures a second with two lanes in 1D, 20 with six, 15 in 2D, 10 in 1D at 4 × slower; a median of 33 ms and a 95th percentile of 80 ms in 1D; the whole run 60 ms after the last move.

## Playing

At 30 steps a second from the first step, for two and a half seconds.

| scene | frame, ms: median, 95th, longest | heap, MB |
|---|---:|---:|
${moving.plays.map(playRow).join('\n')}

*Heap*: of the page, after a collection; its workers have their own.
${moving.beside ? besideText(moving.beside) : ''}`;
}

/** Its drags and its play, as ours are measured. */
const besideText = ({ drags, play }: BesideTimes): string => `
## Beside TensorFlow Playground

Its built pages in the same browser and run: two of its sliders dragged as ours are, each value of which draws its map again from the beginning, and its play.

| drag | pictures/s | value → picture, ms: median, 95th | values taken |
|---|---:|---:|---:|
${drags.map(({ name, inputs, pictures, median, p95 }) => `| ${[name, pictures.toFixed(1), `${ms(median)}, ${ms(p95)}`, inputs].join(' | ')} |`).join('\n')}

| playing | frame, ms: median, 95th, longest | heap, MB |
|---|---:|---:|
${playRow({ name: 'as it opens', ...play })}
`;

/** Where the figures come from, and, where it is so, that other work made the times longer. */
function machineText({ date, cpu, cores, browser, load }: Machine): string {
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

const dragRow = ({ name, throttle, pictures, median, p95, whole, busy, inputs, opens }: DragTimes): string =>
  `| ${[
    name,
    throttle === 1 ? 'as it is' : `${throttle} × slower`,
    pictures.toFixed(1),
    `${ms(median)}, ${ms(p95)}`,
    ms(whole),
    `${(100 * busy).toFixed(0)} %`,
    `${inputs}, ${opens}`,
  ].join(' | ')} |`;

const playRow = ({ name, median, p95, longest, heap }: PlayTimes & { readonly name: string }): string =>
  `| ${[name, [median, p95, longest].map(ms).join(', '), heap.toFixed(1)].join(' | ')} |`;

/** The five controls whose slower use is the slowest. */
function slowest(controls: readonly ControlTimes[]): ControlTimes[] {
  const worst = ({ first, second }: ControlTimes) => Math.max(first, second ?? 0);
  return controls.toSorted((a, b) => worst(b) - worst(a)).slice(0, 5);
}

const controlRow = ({ name, first, second }: ControlTimes): string =>
  `| ${[name, ms(first), ms(second)].join(' | ')} |`;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const ms = (value: number | null): string => value?.toFixed(0) ?? '–';
const kB = (value: number): string => value.toFixed(0);

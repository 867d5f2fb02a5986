import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../../scripts/build/library-pictures.ts';
import { type Backend, loadBackend, runScenario, SCENES, sceneById } from '../../../src/index.ts';
import { keepPicture, readPictures, removePicture } from '../../../web/kept/kept-pictures.ts';
import { RECORDED, SCENE_PICTURES } from '../../../web/thumbnails/gen/pictures.ts';
import { paperPicture } from '../../../web/thumbnails/paper-picture.ts';
import { LEVELS, levelsOf, PICTURE } from '../../../web/thumbnails/picture.ts';
import { MemoryStorage } from '../kept/storage.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await loadBackend();
});

describe('a picture of the library', () => {
  it('is there for every scene, small, and inside its box', () => {
    for (const { id } of SCENES) {
      const { heat, dots } = SCENE_PICTURES[id];
      expect(heat?.levels.length, id).toBe((heat?.columns ?? 0) * (heat?.rows ?? 0));
      for (const { at } of dots)
        for (const [i, value] of at.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(i % 2 ? PICTURE.height : PICTURE.width);
        }
      expect(JSON.stringify(SCENE_PICTURES[id]).length, id).toBeLessThan(6000);
    }
  });

  it.each(['abrupt-change', 'moving-peaks-2d', 'threshold', 'unemployment'])(
    '%s is what the engine computes now, byte for byte',
    (id) => {
      const scene = sceneById(id);
      if (!scene) throw new Error(`no scene ${id}`);
      expect(JSON.parse(JSON.stringify(pictureOf(scene.scenario, backend)))).toEqual(SCENE_PICTURES[id]);
    },
  );

  it('of a run over one dimension has its resets where the run has them', () => {
    const scene = sceneById('abrupt-change');
    if (!scene) throw new Error('no scene');
    const { scenario } = scene;
    const lanes = scenario.lanes.filter(({ id }) => id === scenario.view.lane);
    const [run] = runScenario(scenario, backend, { lanes });
    const resets = run.records.filter(({ reset }) => reset).map(({ t }) => t);
    const drawn = SCENE_PICTURES[scene.id].lines.find(({ as }) => as === 'reset')?.d ?? '';
    const steps = [...drawn.matchAll(/M([\d.]+)/g)].map(([, x]) =>
      Math.round((+x / PICTURE.width) * scenario.horizon + 0.5),
    );
    expect(resets.length).toBeGreaterThan(0);
    expect(steps).toEqual(resets);
  });

  it('of a report has a dot for each figure of ours and a ring for each that the paper prints', () => {
    const summary = { std: 0, se: 0, n: 1, median: 0, quantiles: { q05: 0, q25: 0, q75: 0, q95: 0 } };
    const cell = (row: string, column: string, ours: number, paper: number | null) => ({
      row,
      column,
      measure: 'R',
      paper: paper === null ? null : { mean: paper, std: 0, n: 1 },
      ours: { ...summary, mean: ours },
      verdict: null,
    });
    const { dots, lines } = paperPicture({
      cells: [cell('a', '1', 0, 1), cell('b', '1', 2, null), cell('a', '2', 5, null)],
    });
    const places = (as: string) => dots.find((one) => one.as === as)?.at ?? [];
    expect(places('printed')).toEqual([56, 10]);
    expect(places('ours')).toEqual([14, 10, 98, 68, 156, 10]);
    expect(lines.map(({ d }) => d)).toEqual(['M106 6V72']);
  });

  it('is there for every recorded report', () => {
    expect(RECORDED.length).toBeGreaterThan(0);
    for (const { id, picture, verdicts, ours } of RECORDED) {
      expect(picture.dots.flatMap(({ at }) => at).every(Number.isFinite), id).toBe(true);
      // Of the paper's claims, or where it states none, of our own readings.
      expect([...verdicts, ...ours], id).not.toEqual([]);
    }
  });

  it('reads its levels back, and takes a strange letter for the lowest', () => {
    const heat = { ramp: 'grey', columns: 3, rows: 1, levels: `${LEVELS[0]}${LEVELS[63]}?` } as const;
    expect([...levelsOf(heat)]).toEqual([0, 63, 0]);
  });
});

describe('the pictures of what is kept', () => {
  const storage = (content: string | null) => {
    const memory = new MemoryStorage();
    if (content !== null) memory.setItem('driftlab-yours-pictures', content);
    return () => memory;
  };

  it('come back as they were put, until what they are of is removed', () => {
    const place = storage(null);
    keepPicture('runs', 'a', SCENE_PICTURES['abrupt-change'], place);
    keepPicture('runs', 'b', SCENE_PICTURES['no-change'], place);
    expect(readPictures('runs', ['a', 'b'], place).get('a')).toEqual(SCENE_PICTURES['abrupt-change']);
    const undo = removePicture('runs', 'a', place);
    expect([...readPictures('runs', ['a', 'b'], place).keys()]).toEqual(['b']);
    undo();
    expect(readPictures('runs', ['a', 'b'], place).size).toBe(2);
  });

  it('are taken over from what an earlier release kept', () => {
    const place = storage(JSON.stringify({ a: SCENE_PICTURES['no-change'] }));
    expect(readPictures('runs', ['a'], place).get('a')).toEqual(SCENE_PICTURES['no-change']);
  });

  it('of lessons and of runs lie in places of their own', () => {
    const place = storage(null);
    keepPicture('lessons', 'own-drift', SCENE_PICTURES['no-change'], place);
    keepPicture('runs', 'a', SCENE_PICTURES['abrupt-change'], place);
    expect([...readPictures('lessons', ['own-drift', 'a'], place).keys()]).toEqual(['own-drift']);
  });

  it('that cannot be read are left out, and a full storage loses nothing', () => {
    for (const content of ['{', '[]', '{"a":{"lines":7}}', '{"a":null}'])
      expect(readPictures('runs', ['a'], storage(content)).size).toBe(0);
    const full = new MemoryStorage();
    full.room = 0;
    expect(() => keepPicture('runs', 'a', SCENE_PICTURES['no-change'], () => full)).not.toThrow();
  });
});

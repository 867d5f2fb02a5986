// npm run scenes:measure [-- <scene id> …]: where each scene's seed stands among a hundred in what the scene shows, and
// whether src/engine/scenes says so. Some ten seconds per scene; ends with 1 where one of them is wrong.
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { percentile, SEEDS, shownOn } from './shown.ts';

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

loadBackend('wasm').then((backend) => {
  for (const scene of scenes) {
    const values = SEEDS.map((seed) => shownOn(scene, seed, backend));
    const own = shownOn(scene, scene.scenario.seed, backend);
    const { difference, between, percentile: recorded } = scene.shows;
    const measured = percentile(own, values);
    const [low, middle, high] = [20, 50, 80].map((share) =>
      values.toSorted((a, b) => a - b)[share].toFixed(2),
    );
    const fault = measured === recorded ? '' : `, recorded ${recorded}`;
    if (fault) process.exitCode = 1;
    console.log(
      `${scene.id}: ${difference} of ${between.join(' less ')} ${own.toFixed(2)}, percentile ${measured}${fault} (${low}, ${middle}, ${high})`,
    );
  }
});

// npm run fingerprints:record [-- --overwrite]: computes every fingerprint here and writes recorded.json.
// Recorded bits of the same engine version are kept: raise src/engine/version.ts, or say --overwrite and mean it.
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { readRecorded, writeRecorded } from './recorded.ts';
import { computeFingerprints } from './scenarios.ts';

const overwrite = process.argv.includes('--overwrite');
const before = readRecorded();
const kept = before?.fingerprints ?? {};
const raised = before?.engine !== ENGINE_VERSION;

computeFingerprints().then((computed) => {
  const changed = Object.keys(computed).filter((name) => name in kept && kept[name] !== computed[name]);
  if (changed.length > 0 && !overwrite && !raised) {
    console.error(
      `Changed within engine ${ENGINE_VERSION}: ${changed.length} of ${Object.keys(computed).length}`,
    );
    for (const name of changed) console.error(`  ${name}: ${kept[name]} -> ${computed[name]}`);
    console.error('Raise ENGINE_VERSION in src/engine/version.ts, or run again with -- --overwrite.');
    process.exitCode = 1;
    return;
  }
  writeRecorded(computed);
  for (const name of changed) console.log(`  ${name}: ${kept[name]} -> ${computed[name]}`);
  const fresh = Object.keys(computed).filter((name) => !(name in kept)).length;
  console.log(
    `Engine ${ENGINE_VERSION}: ${fresh} new, ${changed.length} changed, ${Object.keys(computed).length} in all.`,
  );
});

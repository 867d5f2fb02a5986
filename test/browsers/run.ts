// Started by scripts/test-browsers.mjs, which has found the browsers: asks each of them, and another Node, for the
// fingerprints, compares with the record, lets programs of strangers try to get out, and sees that the page replays links in archived
// engines and itself plays. Status 1 when any differs or an engine
// that is here does not answer.
import { differences, readRecorded, staleness } from '../fingerprints/recorded.ts';
import { askChromium } from './chromium.ts';
import { askFirefox } from './firefox.ts';
import { type Answer, isPermanent, openLab, parseAnswer, permanenceOf, servePage } from './lab.ts';
import { askOtherNode, OTHER_MAJOR } from './other-node.ts';
import { askWebKit, type WebKitPaths } from './webkit.ts';

interface Browsers {
  readonly chromium?: string;
  readonly firefox?: string;
  readonly webkit?: WebKitPaths;
}

const { chromium, firefox, webkit }: Browsers = JSON.parse(process.argv[2] ?? '{}');

/** Prints what one engine says; false where it is not the recorded bits. */
async function check(name: string, ask: () => Promise<Answer | null>): Promise<boolean> {
  try {
    const answer = await ask();
    if (!answer) {
      console.log(`${name}: skipped, npm has none for this machine`);
      return true;
    }
    const { fingerprints, attempts = 0, escaped = [] } = parseAnswer(answer.texts[0]);
    const found = differences(readRecorded()?.fingerprints ?? {}, fingerprints);
    const count = Object.keys(fingerprints).length;
    const [, archive, plays] = answer.texts;
    const same = found.length === 0 ? `the same bits in all ${count} runs` : 'DIFFERS';
    console.log(
      `${answer.engine}: ${[
        same,
        ...(attempts ? [`${attempts} programs of strangers, out of which came ${escaped.length}`] : []),
        ...(archive ? [`archived engines: ${archive}`] : []),
        ...(plays ? ['the page plays'] : []),
      ].join('; ')}`,
    );
    for (const line of [...found, ...escaped]) console.log(`  ${line}`);
    return found.length === 0 && escaped.length === 0 && (!archive || isPermanent(archive));
  } catch (error) {
    console.log(`${name}: failed, ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function main(): Promise<boolean> {
  const stale = staleness(readRecorded());
  if (stale) {
    console.log(stale);
    return false;
  }
  const lab = await openLab();
  const product = await servePage();
  const questions = [lab.question, permanenceOf(product.url), product.question];
  const results = [
    !chromium || (await check('Chromium', () => askChromium(chromium, questions))),
    !firefox || (await check('Firefox', () => askFirefox(firefox, questions))),
    !webkit || (await check('WebKit', () => askWebKit(webkit, questions))),
    await check(`Node ${OTHER_MAJOR}`, askOtherNode),
  ];
  await lab.close();
  await product.close();
  return results.every(Boolean);
}

main().then((same) => {
  process.exitCode = same ? 0 : 1;
});

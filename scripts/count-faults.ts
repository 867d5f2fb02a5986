import type { Reporter, TestModule } from 'vitest/node';

interface Count {
  readonly tries: number;
  readonly hurt: number;
}

/** After the hunt for faults: how much was tried, handled and hurt, by file. A test that does not say how often it tried is one try. */
export class FaultCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const hunts = modules.filter(({ project }) => project.name === 'faults');
    if (hunts.length === 0) return;
    const counts = hunts.map(
      (hunt) => [hunt.relativeModuleId.replace(/^test\/|\.test\.ts$/g, ''), countOf(hunt)] as const,
    );
    const all = counts.map(([, count]) => count).reduce(sum);
    const lines = [...counts, ['all', all] as const].map(([name, count]) => lineOf(name, count));
    console.log(`\n${'faults'.padEnd(34)}   tries handled    hurt\n${lines.join('\n')}\n`);
  }
}

function countOf(hunt: TestModule): Count {
  const ended = [...hunt.children.allTests()].filter((test) => test.result().state !== 'skipped');
  return ended
    .map((test) => ({ tries: test.meta().tries ?? 1, hurt: Number(test.result().state === 'failed') }))
    .reduce(sum, { tries: 0, hurt: 0 });
}

const sum = (a: Count, b: Count): Count => ({ tries: a.tries + b.tries, hurt: a.hurt + b.hurt });

const lineOf = (name: string, { tries, hurt }: Count): string =>
  [name.padEnd(34), ...[tries, tries - hurt, hurt].map((count) => String(count).padStart(8))].join('');

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ROOT } from './support.ts';

// What we use of the Compose specification (compose-spec.io) and of the Kubernetes API (v1.31), by their documentation: a
// field that is misspelt, in the wrong place or of the wrong type is no manifest.

const DEPLOY = join(ROOT, 'deploy');
const documentsIn = (name: string): unknown[] =>
  parseAllDocuments(readFileSync(join(DEPLOY, name), 'utf8'), { strict: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const name = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
const duration = z.string().regex(/^(\d+(h|m|s|ms))+$/);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi|Ti)?$/);
const port = z.number().int().min(1).max(65_535);

const COMPOSE = z.strictObject({
  name,
  services: z.record(
    name,
    z
      .strictObject({
        image: z.string().optional(),
        build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
        command: z.array(z.string()),
        environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
        ports: z
          .array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'only this machine may reach it'))
          .optional(),
        volumes: z.array(z.string().regex(/^[a-z]+:\/[a-z]+$/)).optional(),
        healthcheck: z
          .strictObject({
            test: z.tuple([z.literal('CMD-SHELL'), z.string()]),
            interval: duration,
            timeout: duration,
            retries: z.number().int(),
          })
          .optional(),
        depends_on: z
          .record(name, z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))
          .optional(),
        stop_grace_period: duration.optional(),
        restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
      })
      .refine(({ image, build }) => (image === undefined) !== (build === undefined), 'an image or a build'),
  ),
  volumes: z.record(name, z.strictObject({})),
});

const resources = z.strictObject({
  requests: z.strictObject({ cpu: quantity, memory: quantity }),
  limits: z.strictObject({ memory: quantity }),
});
const claim = z.strictObject({
  accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadWriteMany', 'ReadOnlyMany', 'ReadWriteOncePod'])).min(1),
  resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
});
const variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name, key: z.string() }) }),
  }),
]);
const container = z.strictObject({
  name,
  image: z.string(),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()),
  env: z.array(variable),
  ports: z.array(z.strictObject({ name, containerPort: port })).optional(),
  readinessProbe: z.strictObject({ tcpSocket: z.strictObject({ port }) }).optional(),
  resources,
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string(), readOnly: z.boolean().optional() })),
});
const volume = z.union([
  z.strictObject({ name, persistentVolumeClaim: z.strictObject({ claimName: name }) }),
  z.strictObject({ name, secret: z.strictObject({ secretName: name }) }),
]);
const podOf = <Policy extends z.ZodType>(restartPolicy: Policy) =>
  z.strictObject({
    restartPolicy,
    terminationGracePeriodSeconds: z.number().int().optional(),
    containers: z.array(container).min(1),
    volumes: z.array(volume).optional(),
  });
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name });
const served = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: podOf(z.literal('Always').optional()),
});
const selector = z.strictObject({ matchLabels: labels });

const KUBERNETES = z.discriminatedUnion('kind', [
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('PersistentVolumeClaim'),
    metadata,
    spec: claim,
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name, port, targetPort: port })).min(1),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata,
    spec: z
      .strictObject({
        completionMode: z.enum(['Indexed', 'NonIndexed']).optional(),
        completions: z.number().int().positive().optional(),
        parallelism: z.number().int().positive().optional(),
        backoffLimit: z.number().int().optional(),
        backoffLimitPerIndex: z.number().int().optional(),
        podReplacementPolicy: z.enum(['TerminatingOrFailed', 'Failed']).optional(),
        template: z.strictObject({ spec: podOf(z.enum(['Never', 'OnFailure'])) }),
      })
      .refine(
        ({ completionMode, backoffLimitPerIndex, template }) =>
          backoffLimitPerIndex === undefined ||
          (completionMode === 'Indexed' && template.spec.restartPolicy === 'Never'),
        'a limit for each index asks for completionMode Indexed and restartPolicy Never',
      ),
  }),
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({ replicas: z.number().int(), selector, template: served }),
  }),
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('StatefulSet'),
    metadata,
    spec: z.strictObject({
      serviceName: name,
      replicas: z.number().int(),
      selector,
      template: served,
      volumeClaimTemplates: z.array(z.strictObject({ metadata, spec: claim })),
    }),
  }),
]);

describe('deploy/queue/compose.yaml', () => {
  const [compose] = documentsIn('queue/compose.yaml').map((document) => COMPOSE.parse(document));

  it('follows the Compose specification, and what it names is there', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other);
      for (const mount of volumes) expect(compose.volumes).toHaveProperty(mount.split(':')[0]);
    }
  });

  it('keeps jobs over a restart, throws none away, and has its password from outside', () => {
    const [, , command] = compose.services.redis.command;
    expect(command).toContain('--appendonly yes --maxmemory-policy noeviction');
    expect(command).toContain('--requirepass "$$REDIS_PASSWORD"');
    expect(compose.services.worker.environment.DRIFTLAB_REDIS_PASSWORD).toMatch(/^\$\{REDIS_PASSWORD:\?/);
  });
});

describe('deploy/kubernetes', () => {
  const files = readdirSync(join(DEPLOY, 'kubernetes'));

  it.each(files)('%s follows the Kubernetes API, and its parts fit', (file) => {
    const documents = documentsIn(join('kubernetes', file)).map((document) => KUBERNETES.parse(document));
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      if (document.kind === 'Service' || document.kind === 'PersistentVolumeClaim') continue;
      const { containers, volumes = [] } = document.spec.template.spec;
      const own = 'volumeClaimTemplates' in document.spec ? document.spec.volumeClaimTemplates : [];
      const known = [...volumes.map((entry) => entry.name), ...own.map((entry) => entry.metadata.name)];
      for (const mount of containers.flatMap(({ volumeMounts }) => volumeMounts))
        expect(known).toContain(mount.name);
      if ('selector' in document.spec)
        expect(document.spec.template.metadata.labels).toEqual(document.spec.selector.matchLabels);
    }
  });

  it('says a misspelt field is no manifest', () => {
    const [first] = documentsIn('kubernetes/merge-job.yaml') as { spec: object }[];
    expect(KUBERNETES.safeParse(first).success).toBe(true);
    expect(KUBERNETES.safeParse({ ...first, spec: { ...first.spec, backofLimit: 2 } }).success).toBe(false);
  });

  it.each([
    ['restartPolicy: Never', 'restartPolicy: OnFailure'],
    ['completionMode: Indexed', 'completionMode: NonIndexed'],
  ])('says a limit for each index without %s is no manifest', (right, wrong) => {
    const jobs = readFileSync(join(DEPLOY, 'kubernetes/indexed-job.yaml'), 'utf8');
    expect(jobs).toContain(right);
    const [, job] = parseAllDocuments(jobs.replace(right, wrong)).map((document) => document.toJS());
    expect(KUBERNETES.safeParse(job).error?.issues.map(({ message }) => message)).toEqual([
      'a limit for each index asks for completionMode Indexed and restartPolicy Never',
    ]);
  });
});

const step = z.union([
  z.strictObject({
    id: name.optional(),
    uses: z.string().regex(/^actions\/[a-z-]+@v\d+$/),
    with: z.record(z.string(), z.unknown()).optional(),
  }),
  z.strictObject({
    name: z.string().optional(),
    run: z.string(),
    env: z.record(z.string(), z.string()).optional(),
  }),
]);
const concurrency = z.strictObject({ group: name, 'cancel-in-progress': z.boolean() });
const WORKFLOW = z.strictObject({
  name: z.string(),
  on: z.union([
    z.literal('workflow_dispatch'),
    z.strictObject({ push: z.strictObject({ tags: z.array(z.string()).min(1) }) }),
    z.strictObject({
      push: z.strictObject({ branches: z.array(z.string()).min(1) }),
      workflow_dispatch: z.null(),
    }),
  ]),
  permissions: z.strictObject({ contents: z.literal('read') }).optional(),
  concurrency: concurrency.optional(),
  env: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  jobs: z.record(
    name,
    z.strictObject({
      needs: name.optional(),
      'runs-on': z.literal('ubuntu-latest'),
      permissions: z.partialRecord(z.enum(['contents', 'id-token', 'pages']), z.literal('write')).optional(),
      'timeout-minutes': z.number().int().positive().optional(),
      concurrency: concurrency.optional(),
      environment: z.strictObject({ name, url: z.string().optional() }).optional(),
      strategy: z.strictObject({ matrix: z.record(name, z.array(z.number()).min(1)) }).optional(),
      steps: z.array(step).min(1),
    }),
  ),
});

describe('the workflows', () => {
  const read = (path: string) =>
    WORKFLOW.parse(parse(readFileSync(join(ROOT, path), 'utf8'), { strict: true }));
  const release = read('.github/workflows/release.yml');
  const pages = read('.github/workflows/pages.yml');
  const runsOf = (steps: z.infer<typeof step>[]) => steps.flatMap((one) => ('run' in one ? [one.run] : []));
  const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

  it.each(['.github/workflows/release.yml', '.github/workflows/pages.yml', 'deploy/ci/sweep.yml'])(
    '%s names only jobs and values that are there',
    (path) => {
      const { jobs, env = {} } = read(path);
      for (const { needs, strategy, steps } of Object.values(jobs)) {
        if (needs !== undefined) expect(jobs).toHaveProperty(needs);
        for (const [, value] of JSON.stringify(steps).matchAll(/\$\{\{ matrix\.([a-z]+) \}\}/g))
          expect(strategy?.matrix).toHaveProperty(value);
      }
      if (Object.keys(env).length > 0) expect(env.PARTS).toBe(jobs.part.strategy?.matrix.part.length);
    },
  );

  it('a release runs scripts that the package has, on the oldest Node it names and newer ones', () => {
    const runs = Object.values(release.jobs).flatMap(({ steps }) => runsOf(steps));
    const named = runs.flatMap((run) =>
      [...run.matchAll(/npm (?:run )?(test|(?<=run )[\w:]+)$/g)].map(([, script]) => script),
    );
    expect(named).toEqual(expect.arrayContaining(['test:all', 'build:single', 'docs']));
    expect(scripts['test:all']).toBe('npm test && npm run test:rest');
    expect(readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8')).toContain("'scripts/test-browsers.mjs'");
    for (const script of named) expect(scripts).toHaveProperty([script]);
    const versions = release.jobs.test.strategy?.matrix.node ?? [];
    expect(Math.min(...versions)).toBe(Number(/>=(\d+)/.exec(engines.node)?.[1]));
    expect(versions.length).toBeGreaterThan(1);
  });

  it('a release is published only after the tests, with its provenance', () => {
    for (const [id, { needs }] of Object.entries(release.jobs))
      expect(needs).toBe(id === 'test' ? undefined : 'test');
    expect(release.jobs.package.permissions).toMatchObject({ 'id-token': 'write' });
    const runs = runsOf(release.jobs.package.steps);
    const published = runs.findIndex((run) => run.startsWith('npm publish --provenance'));
    // npm refuses a provenance whose repository is not the one that package.json names.
    const named = runs.findIndex((run) => /^npm pkg set .*repository\.url=.*\$GITHUB_REPOSITORY/.test(run));
    expect(named).toBeGreaterThan(-1);
    expect(published).toBeGreaterThan(named);
  });

  it('a release puts beside the page what a push does, after its build and never at the same time', () => {
    const { steps, ...page } = release.jobs.page;
    const copies = (runs: string[]) => runs.filter((run) => run.startsWith('cp '));
    expect(copies(runsOf(pages.jobs.build.steps))).toHaveLength(2);
    expect(copies(runsOf(steps))).toEqual(copies(runsOf(pages.jobs.build.steps)));
    const written = runsOf(steps).slice(0, -2);
    expect(written.slice(1)).toEqual(['npm run build', 'npm run build:single', 'npm run docs']);
    expect(page.concurrency).toEqual(pages.concurrency);
    expect(page.environment?.name).toBe(pages.jobs.deploy.environment?.name);
  });
});

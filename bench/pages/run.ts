// Measures pages per second and processor time per page, for a rendered page, a cached one, and a plain Fastify route
// that sends the same bytes. The last line compares a rendered page with React's `renderToString` of it, in the same
// rounds. With --price, only that line is measured.
//   node bench/pages/run.ts [--seconds 4] [--rounds 5] [--site wattle-group] [--port 3191] [--price]
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { findVehicleSlug } from '../../scripts/lib/get-from-site.ts';
import { copyDemoFolder, serverArguments } from '../../src/app/host/testing/start-server.ts';
import { areTemplatesShared } from '../../src/platform/testing/copy-template.ts';
import { median } from '../lib/quantile.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    site: { type: 'string', default: 'wattle-group' },
    port: { type: 'string', default: '3191' },
    price: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

/** `duration` is in seconds, and `amount` is a number of requests. */
type Load = { readonly duration: number } | { readonly amount: number };

interface Target {
  readonly name: string;
  readonly url: string;
  readonly connections: number;
  readonly warmUp: Load;
  readonly processorSeconds: () => Promise<number>;
}

interface Sample {
  readonly pagesPerSecond: number;
  readonly processorMs: number;
}

const startForecourt = async (port: number, dataDir: string, pageCacheBytes?: number): Promise<ChildProcess> => {
  // Within `npm test`, copies the data folder with the demo stock, which other tests use too.
  if (areTemplatesShared()) await copyDemoFolder(dataDir);
  const child = spawn('node', serverArguments, {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      // All requests of this bench come from one address.
      RATE_LIMIT_PAGES: '0',
      RENDER_SITE_PERCENT: '100',
      ...(pageCacheBytes === undefined ? {} : { PAGE_CACHE_BYTES: String(pageCacheBytes) }),
    },
  });
  for (let tries = 0; tries < 240; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGTERM');
  throw new Error('the server did not start');
};

const readProcessorSeconds = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};

const startPlain = (port: number, path: string): Promise<{ child: ChildProcess; port: number }> =>
  new Promise((resolve) => {
    const child = fork('bench/lib/plain-server.ts', [String(port), values.site, path]);
    child.once('message', (message) => resolve({ child, port: (message as { port: number }).port }));
  });

const measure = async ({ url, connections, processorSeconds }: Target, load: Load): Promise<Sample> => {
  const before = await processorSeconds();
  const result = await autocannon({
    url,
    connections,
    ...load,
    headers: { host: `${values.site}.localhost`, 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const pages = result.requests.total;
  return {
    pagesPerSecond: pages / result.duration,
    processorMs: (1000 * ((await processorSeconds()) - before)) / pages,
  };
};

const plainRenders = 100;

const startPlainRender = async (port: number, path: string) => {
  const child = fork('bench/pages/plain-render.ts', [String(port), values.site, path], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return {
    child,
    measure: async (): Promise<number> => {
      child.send(plainRenders);
      const [answer] = (await once(child, 'message')) as [{ processorMs: number }];
      return answer.processorMs;
    },
  };
};

interface Price {
  readonly rendered: number;
  readonly plainRender: number;
}

const formatPrices = (prices: Readonly<Record<string, Price>>): string => {
  const list = Object.entries(prices);
  const times = list.map(([page, { rendered }]) => `${page} ms: ${rendered.toFixed(1)}`);
  const ratios = list.map(([, { rendered, plainRender }]) => (rendered / plainRender).toFixed(1));
  return `${times.join('; ')}; of renderToString: ${ratios.join(' / ')}`;
};

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const children: ChildProcess[] = [];
const origin = (port: number) => `http://127.0.0.1:${port}`;

const renderedTarget = (port: number, path: string): Target => ({
  name: 'rendered',
  url: origin(port) + path,
  connections: 1,
  // A rendered page takes its usual processor time only after a few hundred requests, once its code has been compiled.
  warmUp: { amount: 600 },
  processorSeconds: () => readProcessorSeconds(port),
});

const listCachedTargets = async (port: number, path: string): Promise<readonly Target[]> => {
  const plain = await startPlain(port, path);
  children.push(plain.child);
  return [
    {
      name: 'from memory',
      url: origin(port) + path,
      connections: 16,
      warmUp: { duration: 1 },
      processorSeconds: () => readProcessorSeconds(port),
    },
    {
      name: 'plain Fastify',
      url: origin(plain.port) + path,
      connections: 16,
      warmUp: { duration: 1 },
      processorSeconds: async () =>
        ((await (await fetch(`${origin(plain.port)}/processor-seconds`)).json()) as { seconds: number }).seconds,
    },
  ];
};

try {
  const freshPort = Number(values.port);
  const cachedPort = freshPort + 1;
  children.push(await startForecourt(freshPort, join(dataDir, 'fresh'), 0));
  if (!values.price) children.push(await startForecourt(cachedPort, join(dataDir, 'cached')));
  const slug = await findVehicleSlug(freshPort, values.site, 'photos_count > 3');
  const paths = { search: '/search/new-used-and-demo-cars/', vehicle: `/cars/${slug}` };
  const prices: Record<string, Price> = {};

  for (const [page, path] of Object.entries(paths)) {
    const plainRender = await startPlainRender(freshPort, path);
    children.push(plainRender.child);
    const cached = values.price ? [] : await listCachedTargets(cachedPort, path);
    const targets = [renderedTarget(freshPort, path), ...cached];
    const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]));
    const plainMs: number[] = [];
    for (const target of targets) await measure(target, target.warmUp);
    await plainRender.measure();
    // The targets take turns, so that a busy moment affects all of them.
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) samples.get(target.name)?.push(await measure(target, { duration: seconds }));
      plainMs.push(await plainRender.measure());
    }
    plainRender.child.kill();
    const figure = (name: string, key: keyof Sample): number =>
      median((samples.get(name) ?? []).map((sample) => sample[key]));
    console.log(`\n${page} page (${path}), medians of ${rounds} rounds of ${seconds} s`);
    for (const { name } of targets) {
      console.log(
        `  ${name.padEnd(14)} ${figure(name, 'pagesPerSecond').toFixed(0).padStart(7)} pages/s ${figure(name, 'processorMs').toFixed(3).padStart(8)} ms processor`,
      );
    }
    console.log(`  ${'renderToString'.padEnd(30)} ${median(plainMs).toFixed(3).padStart(8)} ms processor`);
    prices[page] = { rendered: figure('rendered', 'processorMs'), plainRender: median(plainMs) };
    if (values.price) continue;
    const ratio = figure('from memory', 'pagesPerSecond') / figure('plain Fastify', 'pagesPerSecond');
    console.log(`  from memory / plain Fastify: ${(100 * ratio).toFixed(0)}% (wanted: at least 70%)`);
  }
  console.log(`\n${formatPrices(prices)}`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

// Requests pages under many different addresses, and compares the server's memory with its limits.
//   node bench/neighbours/addresses.ts [--addresses 50000] [--connections 8] [--cache-mb 64]
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { startServer } from '../../src/app/host/testing/start-server.ts';
import { timePage } from '../lib/probe.ts';

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '50000' },
    connections: { type: 'string', default: '8' },
    'cache-mb': { type: 'string', default: '64' },
  },
});
const addresses = Number(values.addresses);
const cacheBytes = Number(values['cache-mb']) * 2 ** 20;
const site = 'wattle-group';
const steps = 10;

// Without rate limits, and with all rendering time for one site, the server renders every page.
const server = await startServer({
  PAGE_CACHE_BYTES: String(cacheBytes),
  RATE_LIMIT_PAGES: '0',
  RENDER_SITE_PERCENT: '100',
});

let requested = 0;
const nextPath = (): string => {
  requested += 1;
  return `/search/new-used-and-demo-cars/?range[price]=:${20_000 + requested}`;
};

const requestUntil = async (last: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (requested < last) await timePage(agent, { port: server.port, site, path: nextPath });
  agent.destroy();
};

const readMetric = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)`, 'm').exec(text)?.[1]);
const toMb = (value: number): string => (value / 2 ** 20).toFixed(0);

const print = async (): Promise<void> => {
  const { body } = await server.get('nobody', '/metrics');
  const owned = ['pages', 'search', 'rest'].map((owner) =>
    readMetric(body, `forecourt_memory_bytes{owner="${owner}"}`),
  );
  const [pages = 0, search = 0, rest = 0] = owned;
  const kept = readMetric(body, 'forecourt_page_cache_pages');
  console.log(
    `${requested} addresses: resident ${toMb(pages + search + rest)} MB; pages ${toMb(pages)} of ${values['cache-mb']} MB (${kept}); indexes ${toMb(search)} MB; rest ${toMb(rest)} MB`,
  );
};

try {
  await server.get(site, nextPath());
  await print();
  for (let step = 1; step <= steps; step += 1) {
    const last = (addresses * step) / steps;
    await Promise.all(Array.from({ length: Number(values.connections) }, () => requestUntil(last)));
    await print();
  }
} finally {
  await server.stop();
}

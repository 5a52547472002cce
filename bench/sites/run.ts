// Publishes many sites to two nodes, then changes single sites and times how long each node takes to show it.
//   node bench/sites/run.ts [--sites 1000] [--changes 20]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { runCommand } from '../../scripts/lib/run-command.ts';
import { startServer } from '../../src/app/host/testing/start-server.ts';
import { startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { s3Options, startS3Server } from '../../src/platform/objects/testing/start-s3-server.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';

const { values } = parseArgs({
  options: { sites: { type: 'string', default: '1000' }, changes: { type: 'string', default: '20' } },
});
const siteCount = Number(values.sites);
const changeCount = Number(values.changes);
const folder = mkdtempSync(join(tmpdir(), 'bench-sites-'));
const source = join(folder, 'source');
const slugOf = (index: number): string => `dealer-${index}`;

const writeSite = (index: number, name: string): void => {
  const slug = slugOf(index);
  const [siteDir, mediaDir] = [join(source, 'sites', slug), join(source, 'media', slug)];
  mkdirSync(siteDir, { recursive: true });
  mkdirSync(mediaDir, { recursive: true });
  const changes = { name, websiteId: index + 1, brand: { logoUrl: `/media/${slug}/logo.svg` } };
  writeFileSync(join(siteDir, 'site.yaml'), stringify(minimalSite(slug, 'used', changes)));
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><title>${slug}</title></svg>`;
  writeFileSync(join(mediaDir, 'logo.svg'), logo);
};
for (let index = 0; index < siteCount; index += 1) writeSite(index, `Dealer ${index}`);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
const bucket = await startS3Server();
const { region, accessKeyId, secretAccessKey } = s3Options('');
const env = {
  DATABASE_URL: postgres.url,
  SITES_SOURCE: 'published',
  OBJECT_STORE_URL: 's3://forecourt/platform',
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};
const publish = async (...slugs: readonly string[]): Promise<void> => {
  const { exitCode, output } = await runCommand(
    process.execPath,
    ['scripts/site.ts', 'publish', ...slugs, '--from', source],
    { quiet: true, env: { ...env, DATA_DIR: join(folder, 'command') } },
  );
  if (exitCode !== 0) throw new Error(output);
};
const timed = async <T>(work: Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const startMs = performance.now();
  const result = await work;
  return { result, ms: performance.now() - startMs };
};

const { ms: publishMs } = await timed(publish());
const startNode = (name: string) => startServer({ ...env, DATA_DIR: join(folder, name) });
const first = await timed(startNode('first'));
const second = await timed(startNode('second'));
const nodes = [first.result, second.result];
type Node = (typeof nodes)[number];

const readResidentMb = async (node: Node): Promise<number> => {
  const { body } = await node.get('nobody', '/metrics');
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / 1e6);
};

const waitForName = async (node: Node, slug: string, name: string): Promise<number> => {
  while (!(await node.get(slug, '/contact')).body.includes(`Contact us | ${name}`)) await wait(10);
  return performance.now();
};

const delaysMs: number[] = [];
for (let change = 0; change < changeCount; change += 1) {
  const index = Math.floor((change * siteCount) / changeCount);
  const name = `Renamed ${change}`;
  writeSite(index, name);
  const shown = nodes.map((node) => waitForName(node, slugOf(index), name));
  await publish(slugOf(index));
  const publishedMs = performance.now();
  for (const shownMs of await Promise.all(shown)) delaysMs.push(Math.max(0, shownMs - publishedMs));
}
const sorted = delaysMs.toSorted((a, b) => a - b);
const residentMb = await Promise.all(nodes.map(readResidentMb));
for (const node of nodes) await node.stop();
await bucket.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
console.log(
  [
    `sites ${siteCount}`,
    `published in ${seconds(publishMs)} s`,
    `nodes ready after ${seconds(first.ms)} and ${seconds(second.ms)} s`,
    `resident ${residentMb.join(' and ')} MB`,
    `a change on a node after the command ends: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
  ].join('; '),
);
process.exitCode = (sorted.at(-1) ?? Number.POSITIVE_INFINITY) < 1000 ? 0 : 1;

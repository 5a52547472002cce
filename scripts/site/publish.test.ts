import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { startServer, type TestServer } from '../../src/app/host/testing/start-server.ts';
import { startPostgres, type TestPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { type S3Server, s3Options, startS3Server } from '../../src/platform/objects/testing/start-s3-server.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { runCommand } from '../lib/run-command.ts';

// Two nodes on one PostgreSQL and one bucket, neither with a folder of sites.
const folder = makeTemporaryFolder('publish');
const source = join(folder, 'source');
const visibleWithinMs = 1000;
const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${colour}"/></svg>`;

let postgres: TestPostgres;
let bucket: S3Server;
let nodes: readonly TestServer[];

const nodeEnv = () => {
  const { region, accessKeyId, secretAccessKey } = s3Options('');
  return {
    DATABASE_URL: postgres.url,
    SITES_SOURCE: 'published',
    SITES_DIR: '/nonexistent',
    MEDIA_DIR: '/nonexistent',
    OBJECT_STORE_URL: 's3://forecourt/platform',
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
};
const run = (...args: readonly string[]) =>
  runCommand(process.execPath, ['scripts/site.ts', ...args], {
    quiet: true,
    env: { ...nodeEnv(), DATA_DIR: join(folder, 'command') },
  });
const publish = (...args: readonly string[]) => run('publish', ...args, '--from', source);

const writeSite = (slug: string, changes: object = {}): void => {
  mkdirSync(join(source, 'sites', slug), { recursive: true });
  const site = minimalSite(slug, 'used', { brand: { logoUrl: `/media/${slug}/logo.svg` }, ...changes });
  writeFileSync(join(source, 'sites', slug, 'site.yaml'), stringify(site));
};
const writeLogo = (slug: string, colour: string): void => {
  mkdirSync(join(source, 'media', slug), { recursive: true });
  writeFileSync(join(source, 'media', slug, 'logo.svg'), logo(colour));
};
const onEveryNode = (check: (node: TestServer) => Promise<void>) =>
  vi.waitFor(() => Promise.all(nodes.map(check)), visibleWithinMs);
const showsName = (slug: string, name: string) => async (node: TestServer) => {
  for (let times = 0; times < 3; times += 1) {
    expect((await node.get(slug, '/contact')).body).toContain(`Contact us | ${name}`);
  }
};
const hasLogo = (slug: string, colour: string) => async (node: TestServer) =>
  expect((await node.get(slug, `/media/${slug}/logo.svg`)).body).toBe(logo(colour));

beforeAll(async () => {
  const started = await startPostgres();
  if (started === undefined) throw new Error('PostgreSQL is not installed.');
  postgres = started;
  bucket = await startS3Server();
  writeSite('acme-cars', { name: 'Acme Cars' });
  writeLogo('acme-cars', 'teal');
  writeFileSync(join(source, 'media/acme-cars/.hidden.svg'), logo('red'));
  writeFileSync(join(source, 'media/acme-cars/notes.txt'), 'private');
  const first = await publish();
  if (first.exitCode !== 0) throw new Error(first.output);
  nodes = await Promise.all([1, 2].map((at) => startServer({ ...nodeEnv(), DATA_DIR: join(folder, `node-${at}`) })));
  // A node's first page takes longest, so it isn't measured.
  await Promise.all(nodes.map((node) => node.get('acme-cars', '/contact')));
}, 120_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await bucket.stop();
  await postgres.stop();
});

describe('npm run site -- publish', { timeout: 60_000 }, () => {
  beforeEach(() => {
    bucket.isDown = false;
  });

  it('puts a site and its media on every node, and nothing private', async () => {
    await onEveryNode(showsName('acme-cars', 'Acme Cars'));
    await onEveryNode(hasLogo('acme-cars', 'teal'));
    expect([...bucket.objects.values()].map(String)).toEqual([logo('teal')]);
  });

  it('shows a change on every node within a second, text and picture, resized too', async () => {
    const picture = `/images/160/75/${encodeURIComponent('/media/acme-cars/logo.svg')}`;
    const before = await nodes[0]?.get('acme-cars', picture);
    writeSite('acme-cars', { name: 'Acme and Sons' });
    writeLogo('acme-cars', 'navy');
    expect((await publish()).output).toMatch(
      /media\/acme-cars: 1 file, 1 file uploaded\nacme-cars: version \S+ published/,
    );
    await onEveryNode(showsName('acme-cars', 'Acme and Sons'));
    await onEveryNode(hasLogo('acme-cars', 'navy'));
    const after = await nodes[0]?.get('acme-cars', picture);
    expect([before?.status, after?.status, after?.body === before?.body]).toEqual([200, 200, false]);
    // The second node uses the picture that the first has made and stored in the bucket.
    await vi.waitFor(() =>
      expect([...bucket.objects.keys()].filter((key) => key.includes('/images/'))).toHaveLength(2),
    );
    expect((await nodes[1]?.get('acme-cars', picture))?.body).toBe(after?.body);
    expect((await publish()).output).toContain('media/acme-cars: 1 file, 0 files uploaded');
  });

  it('never shows a new picture beside the old text', async () => {
    const publishAs = (name: string, colour: string) => {
      writeSite('calm-cars', { name });
      writeLogo('calm-cars', colour);
      return publish('calm-cars');
    };
    await publishAs('Calm Cars', 'teal');
    await onEveryNode(showsName('calm-cars', 'Calm Cars'));
    let isOver = false;
    const publishing = publishAs('Calmer Cars', 'olive').finally(() => {
      isOver = true;
    });
    const [node] = nodes;
    let seen = '';
    for (let after = 0; after < 50 && seen === ''; after += isOver ? 1 : 0) {
      const picture = (await node?.get('calm-cars', '/media/calm-cars/logo.svg'))?.body;
      if (picture === logo('olive')) seen = (await node?.get('calm-cars', '/contact'))?.body ?? '';
    }
    expect((await publishing).exitCode).toBe(0);
    expect(seen).toContain('Contact us | Calmer Cars');
    expect((await run('unpublish', 'calm-cars')).exitCode).toBe(0);
    for (const part of ['sites', 'media']) rmSync(join(source, part, 'calm-cars'), { recursive: true });
  });

  it('refuses a broken site, and publishes the others', async () => {
    writeSite('best-vans', { name: 'Best Vans' });
    writeSite('worst-vans', { unknownSwitch: true });
    writeSite('copy-vans', { hosts: ['www.acme-cars.example'] });
    const { exitCode, output } = await publish();
    expect(exitCode).toBe(1);
    expect(output).toMatch(/worst-vans\/site\.yaml can't be used:[\s\S]*unknownSwitch[\s\S]*Not published/);
    expect(output).toMatch(/host 'www\.acme-cars\.example' belongs to the site acme-cars\n {2}Not published/);
    await onEveryNode(showsName('best-vans', 'Best Vans'));
    for (const slug of ['worst-vans', 'copy-vans']) rmSync(join(source, 'sites', slug), { recursive: true });
  });

  it('goes back to an earlier version and takes a site away, on every node', async () => {
    expect((await run('versions', 'acme-cars')).output).toMatch(/^\S+ {2}\S+Z {2}current\n\S+ {2}\S+Z\n$/);
    expect((await run('rollback', 'acme-cars')).output).toMatch(/^acme-cars: version \S+ is current again\n$/);
    await onEveryNode(showsName('acme-cars', 'Acme Cars'));
    expect((await run('rollback', 'acme-cars', '--version', 'none')).output).toContain(
      'acme-cars has no version none.',
    );
    expect((await run('list')).output).toMatch(
      /^acme-cars {2}\S+ {2}\S+Z\nbest-vans {2}\S+ {2}\S+Z\n\nFor a proxy, the hosts in the database:\nSITE_HOSTS=www\.acme-cars\.example, www\.best-vans\.example\n$/,
    );
    expect(await run('unpublish', 'best-vans')).toMatchObject({
      exitCode: 0,
      output: 'best-vans is no longer published. Its leads, stock and media are kept.\n',
    });
    expect((await run('list')).output).toMatch(
      /^acme-cars {2}\S+ {2}\S+Z\n\nFor a proxy, .*\nSITE_HOSTS=www\.acme-cars\.example\n$/,
    );
    await onEveryNode(async (node) => expect((await node.get('best-vans', '/')).status).toBe(404));
    expect((await run('unpublish', 'best-vans')).output).toBe(
      'best-vans has never been published. To see what has, run npm run site -- list.\n',
    );
  });

  it('serves what it has while the object store is down, and counts the failures', async () => {
    await onEveryNode(async (node) =>
      expect((await node.get('acme-cars', '/media/acme-cars/logo.svg')).status).toBe(200),
    );
    writeFileSync(join(source, 'media/acme-cars/new.svg'), logo('plum'));
    expect((await publish('acme-cars')).exitCode).toBe(0);
    bucket.isDown = true;
    expect((await publish('acme-cars')).exitCode).toBe(0);
    await vi.waitFor(async () => {
      const missing = await nodes[0]?.get('acme-cars', '/media/acme-cars/new.svg');
      expect([missing?.status, missing?.headers['cache-control']]).toEqual([503, 'no-store']);
    }, visibleWithinMs);
    expect((await nodes[0]?.get('acme-cars', '/media/acme-cars/logo.svg'))?.status).toBe(200);
    const metrics = (await nodes[0]?.get('acme-cars', '/metrics'))?.body ?? '';
    expect(metrics).toMatch(/forecourt_object_store_failures_total [1-9]/);
    writeFileSync(join(source, 'media/acme-cars/newer.svg'), logo('gold'));
    const { exitCode, output } = await publish('acme-cars');
    expect([exitCode, output]).toEqual([1, 's3://forecourt/platform/ responded with 503\n']);
  });

  it('reads a git repository and a bucket', async () => {
    const repository = join(folder, 'repository.git');
    cpSync(source, repository, { recursive: true });
    const git = (...args: readonly string[]) =>
      runCommand('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-C', repository, ...args], {
        quiet: true,
      });
    for (const args of [
      ['init', '-q', '-b', 'live'],
      ['add', '-A'],
      ['commit', '-qm', 'Sites'],
    ])
      await git(...args);
    expect((await run('publish', 'acme-cars', '--from', `${repository}#live`)).output).toContain('published');
    const missing = await run('publish', '--from', `${repository}#none`);
    expect([missing.exitCode, missing.output]).toEqual([1, expect.stringContaining('git could not clone')]);

    writeSite('acme-cars', { name: 'Acme from a bucket' });
    for (const path of ['sites/acme-cars/site.yaml', 'media/acme-cars/logo.svg']) {
      bucket.objects.set(`source/${path}`, readFileSync(join(source, path)));
    }
    bucket.objects.set('source/sites/../../escape', Buffer.from('x'));
    expect((await run('publish', '--from', 's3://forecourt/source')).exitCode).toBe(0);
    await onEveryNode(showsName('acme-cars', 'Acme from a bucket'));
  });
});

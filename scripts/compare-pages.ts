// Compares pages before and after a refactoring. The HTML must be the same. Pages that differ only in scripts, styles
// or the attributes of <html> are reported, but allowed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArguments } from '../src/app/host/testing/start-server.ts';
import { formatUsage } from './lib/format-usage.ts';
import { getFromSite } from './lib/get-from-site.ts';
import { listDrawn, normalisePage } from './lib/normalise-page.ts';
import { readCommandLine } from './lib/read-command-line.ts';
import { reportErrors } from './lib/report-errors.ts';

const usage = formatUsage({
  summary: "Records this checkout's pages, or compares them with recorded ones.",
  calls: ['npx node scripts/compare-pages.ts record FOLDER', 'npx node scripts/compare-pages.ts check FOLDER'],
  commands: {
    record: 'Writes the pages to FOLDER, without the names of assets and classes',
    check: 'Compares the pages with those in FOLDER; run it on the same day as record',
  },
  example: 'npx node scripts/compare-pages.ts record /tmp/pages',
  failure: 'an error; for check, also a page that differs',
});

const port = 3195;
const sites: Readonly<Record<string, string>> = {
  'wattle-group': '/search/new-used-and-demo-cars/',
  'kingfisher-mazda': '/search/new-used-and-demo-cars/',
  'banksia-used': '/search/used-cars/',
  'saltbush-caravans': '/search/caravans',
  'ironbark-trucks': '/search/trucks',
  'bottlebrush-moto': '/search/motorcycles',
};
const vehicles = [
  'status=in_stock',
  'status=sold',
  'status=coming_soon',
  'car_type=new',
  'photos_count>8',
  'reserved=true',
];

const findVehicles = async (site: string): Promise<string[]> => {
  const paths = new Set<string>();
  for (const filter of vehicles) {
    const { body } = await getFromSite(port, site, `/api/cars?limit=1&filter=${encodeURIComponent(filter)}`);
    for (const { slug } of (JSON.parse(body.toString('utf8')) as { cars?: { slug: string }[] }).cars ?? []) {
      paths.add(`/cars/${slug}`);
    }
  }
  return [...paths];
};

const listAddresses = async (site: string, search: string): Promise<string[]> => {
  const found = await findVehicles(site);
  return [
    '/',
    '/about-us',
    '/contact',
    search,
    `${search}?page=2`,
    `${search}?sortBy=price:asc&range[price]=10000:60000`,
    `${search}?query=nothing+like+this`,
    '/search/no/such/place',
    '/nothing-here',
    '/robots.txt',
    '/sitemap.xml',
    ...found,
    ...found.slice(0, 1).map((path) => `${path}/similar`),
  ];
};

const readPages = async (): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  for (const [site, search] of Object.entries(sites)) {
    for (const address of await listAddresses(site, search)) {
      const { status, body } = await getFromSite(port, site, address);
      pages.set(site + address, `${status}\n${normalisePage(body.toString('utf8'))}`);
    }
  }
  return pages;
};

const withServer = async <T>(work: () => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-pages-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, serverArguments, { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    for (let tries = 0; tries < 240; tries++) {
      const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      if (ready?.ok) return await work();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('The server did not start.');
  } finally {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const getFile = (folder: string, address: string): string => join(folder, `${encodeURIComponent(address)}.txt`);

const record = async (pages: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [address, page] of pages) await writeFile(getFile(folder, address), page);
  console.log(`${pages.size} pages recorded.`);
};

const check = async (pages: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  let different = 0;
  let dataOnly = 0;
  for (const [address, page] of pages) {
    const file = getFile(folder, address);
    const recorded = existsSync(file) ? await readFile(file, 'utf8') : '';
    if (recorded === page) continue;
    await writeFile(`${file}.now`, page);
    if (listDrawn(recorded) === listDrawn(page)) dataOnly += 1;
    else {
      different += 1;
      console.log(`Different: ${address}. Compare ${file} with ${file}.now.`);
    }
  }
  console.log(
    `${pages.size} pages compared: ${different} differ in HTML, ${dataOnly} only in the data of scripts and styles.`,
  );
  if (different > 0) process.exitCode = 1;
};

await reportErrors(async () => {
  const { command, operand, fail } = readCommandLine(process.argv.slice(2), {
    usage,
    commands: { record: [], check: [] },
  });
  const folder = operand ?? fail('Name the folder of pages.');
  const pages = await withServer(readPages);
  if (command === 'record') await record(pages, folder);
  else await check(pages, folder);
});

// Whether a change of the code's shape leaves every page as it was.
//   node scripts/compare-pages.ts record FOLDER     keeps the pages of this checkout, without names of assets and classes
//   node scripts/compare-pages.ts check FOLDER      compares this checkout's with those kept; record and check on one day
// What is drawn must be the same; the data that scripts begin with may have other names, and is told of.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFromSite } from './lib/get-from-site.ts';
import { listDrawn, normalisePage } from './lib/normalise-page.ts';

const port = 3195;
const sites: Readonly<Record<string, string>> = {
  'wattle-group': '/search/new-used-and-demo-cars/',
  'kingfisher-mazda': '/search/new-used-and-demo-cars/',
  'banksia-used': '/search/used-cars/',
  'saltbush-caravans': '/search/caravans',
  'ironbark-trucks': '/search/trucks',
  'bottlebrush-moto': '/search/motorcycles',
};
/** One vehicle of each kind that looks different. */
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
  const child = spawn(process.execPath, ['scripts/start.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    for (let tries = 0; tries < 240; tries++) {
      const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      if (ready?.ok) return await work();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('the server did not start');
  } finally {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const fileOf = (folder: string, address: string): string => join(folder, `${encodeURIComponent(address)}.txt`);

const [what, folder] = process.argv.slice(2);
if ((what !== 'record' && what !== 'check') || folder === undefined) {
  throw new Error('usage: compare-pages.ts record|check FOLDER');
}
const pages = await withServer(readPages);
await mkdir(folder, { recursive: true });
let different = 0;
let renamed = 0;
for (const [address, page] of pages) {
  const file = fileOf(folder, address);
  if (what === 'record') await writeFile(file, page);
  else {
    const kept = existsSync(file) ? await readFile(file, 'utf8') : '';
    if (kept === page) continue;
    await writeFile(`${file}.now`, page);
    if (listDrawn(kept) === listDrawn(page)) renamed += 1;
    else {
      different += 1;
      console.log(`different: ${address} (compare ${file} with ${file}.now)`);
    }
  }
}
console.log(
  what === 'record'
    ? `${pages.size} pages kept`
    : `${pages.size} pages compared: ${different} draw something else, ${renamed} differ in the data of their scripts and styles alone`,
);
process.exit(different > 0 ? 1 : 0);

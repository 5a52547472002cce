// Runs Lighthouse's mobile test on the home, search and vehicle pages of sites. Needs a running server.
//   npm start            (in another window)
//   node bench/lighthouse/run.ts [--port 3000] [--runs 3] [--sites wattle-group,banksia-used]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../../scripts/lib/find-tools.ts';
import { findVehicleSlug } from '../../scripts/lib/get-from-site.ts';
import { median } from '../lib/quantile.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    runs: { type: 'string', default: '3' },
    sites: { type: 'string', default: 'wattle-group,banksia-used' },
  },
});

const wanted = { performance: 95, accessibility: 100, seo: 100, 'best-practices': 90 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

const startChromium = async (path: string, profile: string): Promise<{ port: number; stop: () => void }> => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const child = spawn(path, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  while (!/DevTools listening on ws:\/\/[^:]+:(\d+)/.test(text)) text += String((await once(child.stderr, 'data'))[0]);
  child.stderr.resume();
  const port = Number(/DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1]);
  return { port, stop: () => child.kill() };
};

const profile = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
const chromium = await startChromium(await ensureChromium(), profile);
let isBelow = false;
try {
  for (const site of values.sites.split(',')) {
    const origin = `http://${site}.localhost:${values.port}`;
    const slug = await findVehicleSlug(Number(values.port), site, 'photos_count > 3');
    for (const path of ['/', '/search/new-used-and-demo-cars/', `/cars/${slug}`]) {
      const scores = new Map<Category, number[]>(categories.map((category) => [category, []]));
      const failures = new Set<string>();
      for (let run = 0; run < Number(values.runs); run++) {
        const result = await lighthouse(origin + path, {
          port: chromium.port,
          output: 'json',
          onlyCategories: categories,
          logLevel: 'error',
        });
        for (const category of categories) {
          scores.get(category)?.push(Math.round(100 * (result?.lhr.categories[category]?.score ?? 0)));
        }
        for (const audit of Object.values(result?.lhr.audits ?? {})) {
          if (audit.scoreDisplayMode === 'binary' && audit.score === 0) failures.add(audit.id);
          if (
            audit.id === 'largest-contentful-paint' ||
            audit.id === 'total-blocking-time' ||
            audit.id === 'cumulative-layout-shift'
          ) {
            if ((audit.score ?? 1) < 0.9) failures.add(`${audit.id} ${audit.displayValue}`);
          }
        }
      }
      const medians = categories.map((category) => [category, median(scores.get(category) ?? [])] as const);
      isBelow ||= medians.some(([category, score]) => score < wanted[category]);
      console.log(
        `${site} ${path}\n  ${medians.map(([category, score]) => `${category} ${score}`).join('  ')}  ${[...failures].join(', ')}`,
      );
    }
  }
} finally {
  chromium.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
process.exit(isBelow ? 1 : 0);

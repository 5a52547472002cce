import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../scripts/lib/find-tools.ts';
import type { Poster, PosterFace } from './posters/poster.ts';
import { posters } from './posters/posters.ts';

// Draws the posters of offers and posts in the sites' own type (needs Chromium):
// node demo/make-posters.ts [ONLY-NAMES-WITH-THIS]
const quality = 60;
const sizes = { offer: { width: 1200, height: 800 }, post: { width: 1600, height: 900 } } as const;
const siteFolder = new URL('../media/demo/site/', import.meta.url);
const fontFolder = new URL('../node_modules/@fontsource-variable/', import.meta.url);

const archivo = 'archivo/files/archivo-latin-wdth-normal.woff2';
const faces: Readonly<Record<PosterFace, { readonly file: string; readonly css: string }>> = {
  grotesque: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    css: 'font-weight: 800; letter-spacing: -0.02em',
  },
  magazine: { file: 'newsreader/files/newsreader-latin-wght-normal.woff2', css: 'font-weight: 350' },
  plate: { file: 'gabarito/files/gabarito-latin-wght-normal.woff2', css: 'font-weight: 850; letter-spacing: -0.015em' },
  wide: { file: archivo, css: 'font-weight: 850; font-stretch: 125%; letter-spacing: -0.04em' },
  broad: { file: archivo, css: 'font-weight: 750; font-stretch: 118%; letter-spacing: -0.025em' },
  narrow: { file: archivo, css: 'font-weight: 800; font-stretch: 70%; text-transform: uppercase' },
};

const writePage = ({ shape, face, ground, markup }: Poster): string => {
  const { file, css } = faces[face];
  const font = readFileSync(new URL(file, fontFolder)).toString('base64');
  const { width, height } = sizes[shape];
  return `<!doctype html><style>
    @font-face { font-family: Poster; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; font-stretch: 62% 125% }
    body { margin: 0 } svg { display: block; background: ${ground} } text { font-family: Poster; ${css} }
  </style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
};

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const [, , only = ''] = argv;
for (const [name, poster] of Object.entries(posters).filter(([candidate]) => candidate.includes(only))) {
  await page.setViewportSize(sizes[poster.shape]);
  await page.setContent(writePage(poster));
  await page.evaluate(() => document.fonts.ready);
  const file = fileURLToPath(new URL(`${name}.avif`, siteFolder));
  const { size } = await sharp(await page.screenshot())
    .avif({ quality, effort: 4 })
    .toFile(file);
  console.info(`${name}: ${Math.round(size / 1000)} kB`);
}
await browser.close();

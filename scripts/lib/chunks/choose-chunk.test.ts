import { expect, it } from 'vitest';
import { chooseChunk } from './choose-chunk.ts';
import type { ImportedModule } from './find-pages.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/app/root.tsx': ['/src/ui/base.css', '/src/sites/web/header.tsx'],
  '/src/sites/web/header.tsx': ['/src/sites/web/header.module.css'],
  '/src/app/storefront/home/home-route.tsx?part': ['/src/crumbs.tsx', '/src/content/web/tiles.tsx'],
  '/src/app/storefront/content/content-route.tsx?part': ['/src/content/web/tiles.tsx'],
  '/src/content/web/tiles.tsx': ['/src/content/web/tiles.module.css'],
  '/src/app/storefront/search/search-route.tsx?part': ['/src/card.tsx', '/src/crumbs.tsx', '/src/filters.tsx'],
  '/src/app/storefront/vehicle/vehicle-route.tsx?part': ['/src/card.tsx', '/src/crumbs.tsx', '/src/gallery.tsx'],
  '/src/app/storefront/compare/compare-route.tsx?part': ['/src/table.tsx'],
  '/src/app/storefront/garage/garage-route.tsx?part': ['/src/table.tsx', '/src/filters.tsx', '/src/chart.tsx'],
  '/src/chart.tsx': ['/src/chart.module.css'],
  '/src/table.tsx': ['/src/table.module.css'],
  '/src/card.tsx': ['/src/card.module.css', '/src/lib/price.ts'],
  '/src/gallery.tsx': ['/src/gallery.module.css', '/src/lib/arrows.ts'],
  '/src/spin.tsx': [
    '/src/spin.module.css',
    '/src/lib/angle.ts',
    '/src/lib/shapes.ts',
    '/src/web/spin/marks.module.css',
  ],
  '/src/web/promo-popup.tsx': ['/src/web/promo-popup.module.css'],
  '/src/vehicle/bars/bar.tsx': ['/src/vehicle/bars/bar.module.css'],
  '/src/zoom.tsx': ['/src/lib/angle.ts', '/src/lib/arrows.ts'],
};
const dynamicImports: Readonly<Record<string, readonly string[]>> = {
  '/src/gallery.tsx': ['/src/spin.tsx', '/src/chart.tsx'],
  '/src/card.tsx': ['/src/zoom.tsx', '/src/web/promo-popup.tsx', '/src/vehicle/bars/bar.tsx'],
};

const listImporters = (id: string, from: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(from).flatMap(([importer, imported]) => (imported.includes(id) ? [importer] : []));
const getModule = (id: string): ImportedModule => ({
  importers: listImporters(id, imports),
  dynamicImporters: listImporters(id, dynamicImports),
});

it.each([
  ['styles of the frame of all pages', '/src/ui/base.css', 'style'],
  ['styles of a part of the frame', '/src/sites/web/header.module.css', 'style'],
  ['styles of a part of two pages', '/src/card.module.css', 'style'],
  ['styles of a part of one page', '/src/gallery.module.css', 'vehicle-style'],
  ['styles of a part that comes late', '/src/spin.module.css', 'vehicle-style'],
  ['styles of a part of a main page and of pages that few see', '/src/content/web/tiles.module.css', 'home-style'],
  ['a part of a main page and of pages that few see', '/src/content/web/tiles.tsx', 'home-page'],
  ['styles of a part of pages that few see', '/src/table.module.css', 'few-style'],
  ['styles of a part of such a page that comes late on a main one', '/src/chart.module.css', 'vehicle-style'],
  ['React', '/x/node_modules/react-dom/client.js', 'react'],
  ['a part of the frame', '/src/sites/web/header.tsx', 'shared'],
  ['a part of two main pages', '/src/card.tsx', 'search-vehicle'],
  ['what a part of two main pages needs', '/src/lib/price.ts', 'search-vehicle'],
  ['a part of all main pages', '/src/crumbs.tsx', 'shared'],
  ['a part of one page', '/src/gallery.tsx', 'vehicle-page'],
  ['a part of one page that another has late', '/src/lib/arrows.ts', 'vehicle-parts'],
  ['what parts that come late ask the server with', '/src/lib/shapes.ts', 'late-tools'],
  ['a part of one page that a page that few see has too', '/src/filters.tsx', 'search-page'],
])('puts %s in a file that all its pages load', (_, id, chunk) => {
  expect(chooseChunk(id, getModule)).toBe(chunk);
});

it.each([
  ['a part that comes late', '/src/spin.tsx'],
  ['what only parts that come late need', '/src/lib/angle.ts'],
  ['styles of a part that a shopper opens', '/src/web/spin/marks.module.css'],
  ['styles of a part that opens automatically', '/src/web/promo-popup.module.css'],
  ['styles of what comes with scrolling', '/src/vehicle/bars/bar.module.css'],
  ['a part of pages that few see', '/src/table.tsx'],
  ['a route', '/src/app/storefront/search/search-route.tsx?part'],
  ['another package', '/x/node_modules/embla-carousel/index.js'],
  ["React Router, which decodes a search's data", '/x/node_modules/react-router/dist/index.mjs'],
])('leaves %s to the bundler', (_, id) => {
  expect(chooseChunk(id, getModule)).toBeNull();
});

import { findPages, type GetModule } from './find-pages.ts';

/** The pages that shoppers move between. */
const mainPages = ['home', 'search', 'vehicle'] as const;

const library = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Parts that only the browser renders, when they're opened or scrolled to. */
const openedInBrowser =
  /\/(?:web\/spin\/|vehicle\/bars\/|gallery-fullscreen|promo-popup|ui\/layers\/dialog-box|form-sheet|web\/suggestions\/|consent-panel|chat-dialog|latest-posts\.|comparison-(?:gauge|panel))/;

/**
 * Many lazy parts use these modules. A page lists the files of its lazy parts, so one file for all of these modules
 * keeps the list short.
 */
const usedByLateParts =
  /\/src\/(?:lib\/(?:api-paths|fetch-with-timeout|read-answer|shapes)\.ts|ui\/layers\/dialog(?:-box)?\.tsx)$/;

const findLoadingPages = (id: string, getModule: GetModule) =>
  findPages(id, (module) => getModule(module)?.importers ?? []);

const findUsingPages = (id: string, getModule: GetModule) =>
  findPages(id, (module) => {
    const { importers = [], dynamicImporters = [] } = getModule(module) ?? {};
    return [...importers, ...dynamicImporters];
  });

/**
 * Returns null to leave the style sheet to the bundler. There are a few sheets: one sheet for everything would grow
 * with every feature, and a sheet for each part would delay the first paint.
 */
const chooseStyleSheet = (id: string, getModule: GetModule): string | null => {
  const pages = findUsingPages(id, getModule);
  const [page] = pages;
  const drawnPages = findLoadingPages(id, getModule);
  if (openedInBrowser.test(id) && drawnPages !== 'all' && drawnPages.size === 0) return null;
  if (pages === 'all') return 'style';
  if (pages.size === 1) return `${page}-style`;
  const own = mainPages.filter((main) => pages.has(main));
  if (own.length === 1) return `${own[0]}-style`;
  if (own.length > 0 && !own.includes('vehicle')) return 'list-style';
  return own.length === 0 ? 'few-style' : 'style';
};

/** Returns null to leave the file to the bundler. Few large files compress better than many small ones. */
export const chooseChunk = (id: string, getModule: GetModule): string | null => {
  if (/\.css(?:$|\?)/.test(id)) return chooseStyleSheet(id, getModule);
  if (library.test(id)) return 'react';
  if (!id.includes('/src/') || /-route\.tsx|\/src\/app\/entry\.client/.test(id)) return null;
  const pages = findLoadingPages(id, getModule);
  if (pages === 'all') return 'shared';
  const own = mainPages.filter((page) => pages.has(page));
  if (own.length === mainPages.length) return 'shared';
  if (own.length === 0) return usedByLateParts.test(id) ? 'late-tools' : null;
  if (own.length > 1) return own.join('-');
  const users = findUsingPages(id, getModule);
  const isShared = users === 'all' || mainPages.some((page) => page !== own[0] && users.has(page));
  return `${own[0]}-${isShared ? 'parts' : 'page'}`;
};

import { findPages, type GetModule } from './find-pages.ts';

/** Pages that shoppers move between: what several of them have is loaded once, in one file that compresses better. */
const mainPages = ['home', 'search', 'vehicle'] as const;

const library = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** Parts that open, or come with scrolling, in the browser alone: the server never draws them, so their styles come with their scripts. */
const openedInBrowser =
  /\/(?:web\/spin\/|vehicle\/bars\/|gallery-fullscreen|promo-popup|ui\/layers\/dialog-box|form-sheet|web\/suggestions\/|consent-panel|chat-dialog|latest-posts\.|comparison-(?:gauge|panel))/;

/** What many parts that come late call the server with, or open in: each file more would be named in the lists of every page. */
const usedByLateParts =
  /\/src\/(?:lib\/(?:api-paths|fetch-with-timeout|read-answer|shapes)\.ts|ui\/layers\/dialog(?:-box)?\.tsx)$/;

/** The pages that load a module at once. */
const findLoadingPages = (id: string, getModule: GetModule) =>
  findPages(id, (module) => getModule(module)?.importers ?? []);

/** The pages that load a module at once or late. */
const findUsingPages = (id: string, getModule: GetModule) =>
  findPages(id, (module) => {
    const { importers = [], dynamicImporters = [] } = getModule(module) ?? {};
    return [...importers, ...dynamicImporters];
  });

/**
 * The style sheet of a module: of the one page that has it, parts that come late included; of the main page, where pages
 * few see have it too; else one that main pages share, or those that few see. Few sheets a page: one for all pages grew with
 * every part of any, one a part held the first paint back.
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
  return own.length === 0 ? 'few-style' : 'style';
};

/**
 * The file that a module is built into; null leaves it to the bundler. Many small files compress worse than few: a page
 * loads React and the router, what main pages share, and its own: `-page`, and `-parts` for what other main pages load too, but late.
 */
export const chooseChunk = (id: string, getModule: GetModule): string | null => {
  if (/\.css(?:$|\?)/.test(id)) return chooseStyleSheet(id, getModule);
  if (library.test(id)) return 'react';
  if (!id.includes('/src/') || /-route\.tsx|\/src\/app\/entry\.client/.test(id)) return null;
  const pages = findLoadingPages(id, getModule);
  if (pages === 'all') return 'shared';
  const own = mainPages.filter((page) => pages.has(page));
  if (own.length === mainPages.length) return 'shared';
  // What one page does not show, it does not load.
  if (own.length === 0) return usedByLateParts.test(id) ? 'late-tools' : null;
  if (own.length > 1) return own.join('-');
  const users = findUsingPages(id, getModule);
  const isShared = users === 'all' || mainPages.some((page) => page !== own[0] && users.has(page));
  return `${own[0]}-${isShared ? 'parts' : 'page'}`;
};

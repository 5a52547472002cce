/** Ids of routes are paths of files: `{"root":route0,"pages/home/home-page":route1}`. */
const routeModules = /__reactRouterRouteModules = \{([^}]*)\}/;

const replaceRouteIds = (html: string): string => {
  const ids = [...(routeModules.exec(html)?.[1] ?? '').matchAll(/"([^"]+)":route(\d+)/g)];
  return ids.reduce((text, [, id = '', index]) => text.replaceAll(id, `route-${index}`), html);
};

/**
 * What a page draws, out of a normalised one: without the data that its scripts begin with, and without the names under
 * which its styles are chosen.
 */
export const listDrawn = (page: string): string =>
  page
    .replaceAll(/<script[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replace(/<html [^>]*>/, '<html>');

/** A page without what a build chooses by itself: names of files, of classes and of routes, and its policy's hashes. */
export const normalisePage = (html: string): string =>
  replaceRouteIds(html)
    .replaceAll(/<link rel="(?:waiting-modulepreload|preload)" href="\/assets\/[^>]*>/g, '')
    .replaceAll(/<script type="waiting-module"[^>]*>[^<]*<\/script>/g, '<script waiting></script>')
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/*')
    .replaceAll(/ class="[^"]*"/g, ' class');

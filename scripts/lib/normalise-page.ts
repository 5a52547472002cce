/** Route ids are file paths: `{"root":route0,"pages/home/home-page":route1}`. */
const routeModules = /__reactRouterRouteModules = \{([^}]*)\}/;

const replaceRouteIds = (html: string): string => {
  const ids = [...(routeModules.exec(html)?.[1] ?? '').matchAll(/"([^"]+)":route(\d+)/g)];
  return ids.reduce((text, [, id = '', index]) => text.replaceAll(id, `route-${index}`), html);
};

export const listDrawn = (page: string): string =>
  page
    .replaceAll(/<script[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replace(/<html [^>]*>/, '<html>');

/** Replaces what differs between builds: preloads, and the names of files, classes and routes. */
export const normalisePage = (html: string): string =>
  replaceRouteIds(html)
    .replaceAll(/<link rel="(?:waiting-modulepreload|preload)" href="\/assets\/[^>]*>/g, '')
    .replaceAll(/<script type="waiting-module"[^>]*>[^<]*<\/script>/g, '<script waiting></script>')
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/*')
    .replaceAll(/ class="[^"]*"/g, ' class');

/** A route's id is usually its file's path, as in `routeId: "storefront/home/home-route"`. */
const routeId = /\brouteId: "([^"]+)"/;

const replaceRouteId = (html: string): string => {
  const [, id] = routeId.exec(html) ?? [];
  return id === undefined ? html : html.replaceAll(id, 'route');
};

export const listDrawn = (page: string): string =>
  page
    .replaceAll(/<script[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replace(/<html [^>]*>/, '<html>');

export const normalisePage = (html: string): string =>
  replaceRouteId(html)
    .replaceAll(/<link rel="(?:waiting-modulepreload|preload)" href="\/assets\/[^>]*>/g, '')
    .replaceAll(/<script type="waiting-module"[^>]*>[^<]*<\/script>/g, '<script waiting></script>')
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/*')
    .replaceAll(/ class="[^"]*"/g, ' class');

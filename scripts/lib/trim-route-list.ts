const beginning = 'window.__reactRouterManifest=';

interface RouteList {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/**
 * Removes each route's imports from the route manifest, which every page loads: they were two fifths of it. The server names
 * a page's imports in the page itself, and a browser finds those of another route in its file. Throws when the manifest's
 * format has changed.
 */
export const trimRouteList = (script: string): string => {
  if (!script.startsWith(`${beginning}{`) || !script.endsWith('};'))
    throw new Error('The list of routes is of another shape.');
  const list = JSON.parse(script.slice(beginning.length, -1)) as RouteList;
  const routes = Object.entries(list.routes).map(([id, { imports: _imports, ...route }]) => [id, route]);
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
};

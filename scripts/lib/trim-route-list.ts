const beginning = 'window.__reactRouterManifest=';

interface RouteList {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/**
 * Removes each route's imports, which were two fifths of the route manifest that every page loads. The server lists a
 * page's imports in the page, and a browser finds another route's imports in that route's file. Throws if the
 * manifest's format has changed.
 */
export const trimRouteList = (script: string): string => {
  if (!script.startsWith(`${beginning}{`) || !script.endsWith('};'))
    throw new Error('The list of routes is of another shape.');
  const list = JSON.parse(script.slice(beginning.length, -1)) as RouteList;
  const routes = Object.entries(list.routes).map(([id, { imports: _imports, ...route }]) => [id, route]);
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
};

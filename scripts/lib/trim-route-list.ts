const beginning = 'window.__reactRouterManifest=';

interface RouteList {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/**
 * The router's list of routes for browsers, without the files that each route's file imports: the server names those of its page in
 * the page itself, from a list of its own, and a browser that goes on to another route finds them in the file. They were two fifths
 * of a list that every page loads. Throws where the list is written in another way than it was.
 */
export const trimRouteList = (script: string): string => {
  if (!script.startsWith(`${beginning}{`) || !script.endsWith('};'))
    throw new Error('The list of routes is of another shape.');
  const list = JSON.parse(script.slice(beginning.length, -1)) as RouteList;
  const routes = Object.entries(list.routes).map(([id, { imports: _imports, ...route }]) => [id, route]);
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
};

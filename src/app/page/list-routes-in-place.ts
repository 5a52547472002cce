import { routeIdsInPlace } from './find-route-in-place.ts';
import { type AssetsManifest, listStyles } from './route-assets.ts';
import type { RouteInPlace } from './sent-page.ts';

/** Empty for a page whose links all load new documents, so that the page stays small. */
export const listRoutesInPlace = (manifest: AssetsManifest, routeId: string): readonly RouteInPlace[] =>
  routeIdsInPlace.includes(routeId)
    ? routeIdsInPlace.flatMap((id) => {
        const route = manifest.routes[id];
        return route === undefined ? [] : [{ id, moduleUrl: route.module, styleUrls: listStyles(manifest, [id]) }];
      })
    : [];

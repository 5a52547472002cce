import type { EntryContext } from 'react-router';

export type AssetsManifest = EntryContext['manifest'];

const listRoutes = (manifest: AssetsManifest, routeIds: readonly string[]) =>
  routeIds.flatMap((id) => manifest.routes[id] ?? []);

export const listStyles = (manifest: AssetsManifest, routeIds: readonly string[]): readonly string[] => [
  // The build marks each URL with an empty fragment.
  ...new Set(listRoutes(manifest, routeIds).flatMap(({ css = [] }) => css.map((url) => url.replace(/#$/, '')))),
];

export const listScripts = ({ entry, ...manifest }: AssetsManifest, routeIds: readonly string[]): readonly string[] => [
  ...new Set([
    entry.module,
    ...entry.imports,
    ...listRoutes({ entry, ...manifest }, routeIds).flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]),
];

/** A module of the build, as far as it says who imports it. */
export interface ImportedModule {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

export type GetModule = (id: string) => ImportedModule | null;

const routeFile = /\/([a-z-]+)-route\.tsx/;
const isFrame = (id: string): boolean => /\/src\/app\/(?:root|entry\.client)\.tsx/.test(id);

/**
 * The pages that a module is part of, by the names of their routes; 'all' for a part of the frame of every page.
 * @param getImporters who imports a module: with or without those that load it late
 */
export const findPages = (id: string, getImporters: (id: string) => readonly string[]): ReadonlySet<string> | 'all' => {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const current of seen) {
    if (isFrame(current)) return 'all';
    const [, page] = routeFile.exec(current) ?? [];
    if (page !== undefined) pages.add(page);
    else for (const importer of getImporters(current)) seen.add(importer);
  }
  return pages;
};

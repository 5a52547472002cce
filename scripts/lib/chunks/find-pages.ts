export interface ImportedModule {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

export type GetModule = (id: string) => ImportedModule | null;

const routeFile = /\/([a-z-]+)-route\.tsx/;
const isFrame = (id: string): boolean => /\/src\/app\/(?:root|entry\.client)\.tsx/.test(id);

/**
 * Returns the route names of the pages that include a module; 'all' if it's part of every page.
 * @param getImporters returns the importers of a module, with or without dynamic imports
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

/** The fields we read of Vite's module nodes. */
export interface ImportedModule {
  readonly file: string | null;
  readonly importers: ReadonlySet<ImportedModule>;
}

/** True if a module is one of the files, or if one of them imports it directly or indirectly. */
export const isImportedBy = (
  module: ImportedModule,
  files: ReadonlySet<string>,
  seen = new Set<ImportedModule>(),
): boolean => {
  if (module.file !== null && files.has(module.file)) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => isImportedBy(importer, files, seen));
};

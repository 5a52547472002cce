export interface ImportedModule {
  readonly file: string | null;
  readonly importers: ReadonlySet<ImportedModule>;
}

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

const operatorErrors = new Set([
  'EnvError',
  'ProductionError',
  'SiteFilesError',
  'DataDirLockedError',
  'DataFolderError',
  'DatabaseUnavailableError',
  'StoreTooOldError',
  'MigrationNotAllowedError',
  'BuildToolsMissingError',
  'ListenError',
]);

/** True for errors that the operator can fix. Their messages are printed without a stack trace. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof Error && operatorErrors.has(error.name);

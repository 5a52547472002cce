const operatorErrors = new Set([
  'EnvError',
  'ProductionError',
  'SiteFilesError',
  'DataDirLockedError',
  'DatabaseUnavailableError',
  'StoreTooOldError',
  'MigrationNotAllowedError',
  'BuildToolsMissingError',
]);

/** True for errors of configuration: print their message without a stack trace. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof Error && operatorErrors.has(error.name);

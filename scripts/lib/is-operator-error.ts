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

/** True for errors that the operator can fix, whose message is printed without a stack trace. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof Error && operatorErrors.has(error.name);

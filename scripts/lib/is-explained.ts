const explained = new Set([
  'EnvError',
  'SiteFilesError',
  'DataDirLockedError',
  'DatabaseUnavailableError',
  'StoreTooOldError',
]);

/** Whether an error is the operator's own mistake: its message says it all, a stack would hide it. */
export const isExplained = (error: unknown): error is Error => error instanceof Error && explained.has(error.name);

import { DomainError } from '#src/lib/domain-error.ts';

const hasName = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;

/** Compares names, because the server and the page build have separate copies of the classes. */
export const toDomainError = (error: unknown): DomainError | undefined => {
  if (hasName(error, 'DomainError')) return error as DomainError;
  if (hasName(error, 'DatabaseUnavailableError')) {
    return new DomainError('databaseAway', 'We can’t reach our records right now. Please try again in a moment.', {
      cause: error,
    });
  }
  return undefined;
};

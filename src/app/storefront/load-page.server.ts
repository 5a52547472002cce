import { data } from 'react-router';
import type { DomainErrorCode } from '#src/lib/domain-error.ts';
import { problemTypes } from '#src/platform/http/problem-document.ts';
import { toDomainError } from '#src/platform/http/to-domain-error.ts';

export interface PageError {
  readonly code: DomainErrorCode;
  readonly message: string;
}

/** Runs a page's loader, and turns errors meant for shoppers into the error page with its status. */
export const loadPage = async <T>(load: () => Promise<T> | T): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const domainError = toDomainError(error);
    if (domainError === undefined) throw error;
    const { code, message } = domainError;
    throw data({ code, message } satisfies PageError, { status: problemTypes[code].status });
  }
};

import { createContext, data } from 'react-router';
import type { Visitor } from '#src/account/rules/visitor.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { SentForm } from '#src/leads/server/sent-form-cookie.ts';
import type { DomainErrorCode } from '#src/lib/domain-error.ts';
import { problemTypes } from '#src/platform/http/problem-document.ts';
import { toDomainError } from '#src/platform/http/to-domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageQueries } from './page-queries.server.ts';

/** All fields are null on a page that is the same for every visitor. */
export interface PageVisit {
  readonly visitor: Visitor | null;
  readonly sessionUuid: string | null;
  readonly receiptUuid: string | null;
  readonly sentForm: SentForm | null;
  readonly cameFrom: string | null;
}

export interface PageOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

export interface PageContext {
  readonly site: ResolvedSite;
  readonly queries: PageQueries;
  readonly now: Date;
  readonly formAnswer: FormAnswer | null;
  readonly visit: PageVisit;
  /** Keeps the page out of caches. */
  readonly onPartial: () => void;
  readonly onOutside: (origins: PageOrigins) => void;
  /** Texts in separate elements of the page, by element id; null if only the page's data was requested. */
  readonly parts: Map<string, string> | null;
}

/** The build exports this key, so that the server and the loaders share it. */
export const pageContext = createContext<PageContext>();

export interface PageError {
  readonly code: DomainErrorCode;
  readonly message: string;
}

export const runLoader = async <T>(load: () => Promise<T> | T): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const domainError = toDomainError(error);
    if (domainError === undefined) throw error;
    const { code, message } = domainError;
    throw data({ code, message } satisfies PageError, { status: problemTypes[code].status });
  }
};

/** While the database is unavailable, returns null and keeps the page out of caches. */
export const loadPart = async <T>(load: () => Promise<T>, { onPartial }: Pick<PageContext, 'onPartial'>) => {
  try {
    return await load();
  } catch (error) {
    if (toDomainError(error)?.code !== 'databaseAway') throw error;
    onPartial();
    return null;
  }
};

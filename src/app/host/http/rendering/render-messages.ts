import type { AnswerText } from '#src/app/storefront/answer-text.server.ts';
import type { PageVisit } from '#src/app/storefront/page-context.server.ts';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { RenderedPage } from '#src/platform/cache/cached-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export type PageAnswer = Omit<RenderedPage, 'version'>;

export interface VisitorRequest {
  readonly method: 'GET' | 'POST';
  /** Only headers that the response can depend on, such as the cookie. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly visit?: PageVisit;
  readonly formAnswer?: FormAnswer;
}

export interface SentForm extends VisitorRequest {
  readonly method: 'POST';
  readonly body: string;
}

export interface PageJob {
  readonly site: ResolvedSite;
  readonly address: string;
  readonly now: Date;
  readonly queries: PageQueries;
  readonly visitor?: VisitorRequest;
}

export interface PageRenderer {
  readonly render: (job: PageJob) => Promise<PageAnswer>;
  readonly close: () => Promise<void>;
}

/** `cache-control` of a shared page: a CDN may serve it for a minute, and stale for ten more while it revalidates. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** `cache-control` of a shared page under an address that no CDN may cache. */
export const privateCacheControl = 'private, max-age=0';

/** An error to send to another thread. Structured cloning would lose the error's name and code. */
interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
}

export const toFault = (error: unknown): Fault => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return {
    name,
    message,
    ...(stack !== undefined && { stack }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  };
};

/**
 * Restores an error from another thread. Check the error by name and code, because it isn't an instance of our classes.
 */
export const toError = (fault: Fault): Error => Object.assign(new Error(fault.message), fault);

export interface Query {
  readonly name: string;
  readonly args: readonly unknown[];
}

export type QueryOutcome =
  | { readonly value: unknown }
  /** Large results pass between threads as JSON, which takes half the time of structured cloning. */
  | { readonly answer: AnswerText }
  | { readonly fault: Fault };

export type ToRenderThread =
  | { readonly kind: 'site'; readonly site: ResolvedSite }
  | {
      readonly kind: 'render';
      readonly renderId: number;
      readonly siteSlug: string;
      readonly address: string;
      readonly nowMs: number;
      readonly visitor: VisitorRequest | undefined;
    }
  | { readonly kind: 'answer'; readonly queryId: number; readonly outcome: QueryOutcome };

export type FromRenderThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'query'; readonly renderId: number; readonly queryId: number; readonly query: Query }
  | {
      readonly kind: 'rendered';
      readonly renderId: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array<ArrayBuffer>;
      readonly bodyEncoding: RenderedPage['bodyEncoding'];
      readonly isCacheable: boolean;
    }
  | { readonly kind: 'failed'; readonly renderId: number; readonly fault: Fault }
  | { readonly kind: 'pageError'; readonly fault: Fault };

import type { PageVisit } from '#src/app/storefront/page-context.ts';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { RenderedPage } from '#src/platform/cache/cached-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export type PageAnswer = Omit<RenderedPage, 'version'>;

export interface VisitorRequest {
  readonly method: 'GET' | 'POST';
  /** Only those that the answer may depend on, such as the cookie. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly visit?: PageVisit;
  readonly formAnswer?: FormAnswer;
}

export interface SentForm extends VisitorRequest {
  readonly method: 'POST';
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PageJob {
  readonly site: ResolvedSite;
  /** Path and query; the path begins with one slash. */
  readonly address: string;
  readonly now: Date;
  readonly queries: PageQueries;
  /** Undefined for a page that is the same for everybody. */
  readonly visitor?: VisitorRequest;
}

export interface PageRenderer {
  readonly render: (job: PageJob) => Promise<PageAnswer>;
  readonly close: () => Promise<void>;
}

/** `cache-control` of a shared page: a CDN caches it for a minute, browsers revalidate each time. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

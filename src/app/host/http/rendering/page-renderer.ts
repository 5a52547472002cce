import type { PageVisit } from '#src/app/storefront/page-context.ts';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { RenderedPage } from '#src/platform/cache/cached-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** A page as it was rendered, without what it was made from. */
export type PageAnswer = Omit<RenderedPage, 'version'>;

/** What one visitor asked of a page or sent to it: it makes the answer theirs alone. */
export interface VisitorRequest {
  readonly method: 'GET' | 'POST';
  /** Those that the answer may depend on, such as the cookie. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Who asks, where the server looked. */
  readonly visit?: PageVisit;
  /** What the page says to it, where the server looked at it first. */
  readonly formAnswer?: FormAnswer;
}

export interface SentForm extends VisitorRequest {
  readonly method: 'POST';
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PageJob {
  readonly site: ResolvedSite;
  /** A path that begins with one slash, and the query. */
  readonly address: string;
  /** The moment that the page stands for. */
  readonly now: Date;
  /** What its loaders may ask for. */
  readonly queries: PageQueries;
  /** Makes the page a visitor's own; without it, it is the same for everybody. */
  readonly visitor?: VisitorRequest;
}

export interface PageRenderer {
  /** The page, error pages included. */
  readonly render: (job: PageJob) => Promise<PageAnswer>;
  readonly close: () => Promise<void>;
}

/** `cache-control` of a page that is the same for everybody: a CDN keeps it for a minute, a browser asks each time. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

import { createContext } from 'react-router';
import type { Visitor } from '#src/account/rules/visitor.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageQueries } from './page-queries.server.ts';

/** Whom a page is for; of a page that is the same for everybody nothing is known. */
export interface PageVisit {
  readonly visitor: Visitor | null;
  /** The session that the visitor is known by; null of nobody. */
  readonly sessionUuid: string | null;
  /** The reservation that the browser opened by the link of its receipt; null for none. */
  readonly receiptUuid: string | null;
  /** What the browser sent by its last form, of late; null for nothing. */
  readonly sentForm: SuccessName | null;
  /** The page of the site that the visitor comes from, its path and query; null where nobody says. */
  readonly cameFrom: string | null;
}

export interface PageOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/** What a loader may use: the site of the request, what can be asked of it and the moment the page stands for. */
export interface PageContext {
  readonly site: ResolvedSite;
  readonly queries: PageQueries;
  readonly now: Date;
  /** What the page says to a form that was sent to it and not taken; null for a page that was only asked for. */
  readonly formAnswer: FormAnswer | null;
  readonly visit: PageVisit;
  /** To be told when the page goes out without a part of it, or is for one reader only: then it is not kept. */
  readonly onPartial: () => void;
  /** To be told what the page may load from elsewhere, beyond what every page of the site may. */
  readonly onOutside: (origins: PageOrigins) => void;
}

/** Filled by the server for every request; the server build exports it so that both sides share one key. */
export const pageContext = createContext<PageContext>();

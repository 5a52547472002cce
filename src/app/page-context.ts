import { createContext } from 'react-router';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageServices } from './server/page-services.ts';

/** What a loader may use: the site of the request, the services behind it and the moment it stands for. */
export interface PageContext {
  readonly site: ResolvedSite;
  readonly services: PageServices;
  readonly now: Date;
  /** To be told of an error that leaves the page without a part of it: it is logged, and the page is not kept. */
  readonly onPartial: (error: unknown) => void;
}

/** Filled by the server for every request; the server build exports it so that both sides share one key. */
export const pageContext = createContext<PageContext>();

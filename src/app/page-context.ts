import { createContext } from 'react-router';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageServices } from './server/page-services.ts';

/** What a loader may use: the site of the request, the services behind it and the moment it stands for. */
export interface PageContext {
  readonly site: ResolvedSite;
  readonly services: PageServices;
  readonly now: Date;
}

/** Filled by the server for every request; the server build exports it so that both sides share one key. */
export const pageContext = createContext<PageContext>();

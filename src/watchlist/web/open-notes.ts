import { createNotes, type Notes } from './create-notes.ts';

/** What this browser remembers of the watchlist of a site. */
export const openNotes = (siteSlug: string): Notes =>
  createNotes(siteSlug, { local: () => window.localStorage, session: () => window.sessionStorage });

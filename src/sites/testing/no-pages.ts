import type { SitePages } from '../config/resolve-site.ts';
import type { Publications } from '../model/publications.ts';

/** A folder without offers, reviews or posts. */
export const noPublications: Publications = { offers: [], reviewSets: [], posts: [] };

/** A folder that holds only a site's file. */
export const noPages: SitePages = { content: {}, redirects: {}, publications: noPublications };

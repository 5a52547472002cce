import type { SitePages } from '../config/resolve-site.ts';
import type { Publications } from '../model/publications.ts';

/** Publications of a site without offers, reviews or posts. */
export const noPublications: Publications = { offers: [], reviewSets: [], posts: [] };

/** Pages of a site that has only site.yaml. */
export const noPages: SitePages = { content: {}, redirects: {}, publications: noPublications };

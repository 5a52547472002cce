import type { SitePages } from '../config/resolve-site.ts';
import type { Publications } from '../model/publications.ts';

export const noPublications: Publications = { offers: [], reviewSets: [], posts: [] };

export const noPages: SitePages = { content: {}, redirects: {}, publications: noPublications };

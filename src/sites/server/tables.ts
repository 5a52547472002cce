import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { SiteFiles } from './site-folder.ts';

/** One row per configuration that could be served: what a site falls back to while its files are broken. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteSlug: text('site_id').notNull(),
    /** The site's configVersion. */
    version: text('version').notNull(),
    files: jsonb('files').$type<SiteFiles>().notNull(),
    /** When a node last started to serve it. */
    servedAt: timestamptz('served_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.version] }),
    index('site_versions_served_idx').on(table.siteSlug, table.servedAt),
  ],
);

import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { SiteFiles } from './site-folder.ts';

const versionColumns = {
  siteSlug: text('site_id').notNull(),
  version: text('version').notNull(),
  files: jsonb('files').$type<SiteFiles>().notNull(),
};

/**
 * Configurations served from folders. If a site's files are invalid at startup, its newest row that's still valid is
 * served.
 */
export const servedVersions = pgTable(
  'site_versions',
  { ...versionColumns, latestAt: timestamptz('served_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.version] }),
    index('site_versions_served_idx').on(table.siteSlug, table.latestAt),
  ],
);

export const publishedVersions = pgTable(
  'published_site_versions',
  { ...versionColumns, latestAt: timestamptz('published_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.version] }),
    index('published_site_versions_published_idx').on(table.siteSlug, table.latestAt),
  ],
);

export type VersionTable = typeof servedVersions | typeof publishedVersions;

export const mediaFiles = pgTable(
  'media_files',
  {
    folder: text('folder').notNull(),
    path: text('path').notNull(),
    /** SHA-256 of the content, in hex. The key in the object store ends with it. */
    hash: text('hash').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    publishedAt: timestamptz('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folder, table.path] })],
);

import { backgroundConnection, openPayments } from '../../src/payments/server/open-payments.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { readSecret } from '../../src/platform/env.ts';
import { loadSites } from '../../src/sites/server/load-sites.ts';
import type { SiteSource } from '../../src/sites/server/site-source.ts';

export const openAdminPayments = async (database: DatabaseService, source: SiteSource) => {
  const { sites, refused } = await loadSites(source);
  for (const { message } of refused) console.error(message);
  const siteOf = (siteSlug: string) => sites.find(({ slug }) => slug === siteSlug);
  return { siteOf, ...openPayments({ database, siteOf, readSecret, connection: backgroundConnection }) };
};

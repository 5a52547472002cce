import * as pagePaths from '#src/lib/page-paths.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { Delivery } from '../delivery-store.ts';
import { signAddress } from './sign-address.ts';
import { createSuppressionStore } from './suppression-store.ts';

/** Makes the link of a mail by which its reader stops news, with one click in programs that can. @spec L2.30 */
export const createUnsubscribeLinks = (database: Database) => {
  const store = createSuppressionStore(database);
  return async ({ lead }: Pick<Delivery, 'lead'>, site: { readonly slug: string; readonly url: string }) => {
    const token = signAddress(site.slug, lead.email, await store.getLinkKey());
    return site.url + pagePaths.unsubscribeOf(token);
  };
};

import * as pagePaths from '#src/lib/page-paths.ts';
import type { Database } from '#src/platform/db/database.ts';
import { hashAddress } from './hash-address.ts';
import { signAddress } from './sign-address.ts';
import { createSuppressionStore } from './suppression-store.ts';

/** How the reader of a message stops more of them, and whether they did: for mails, and for text messages by their number. */
export interface AddressStops {
  /** The link of a message: one click in programs that can, a page with one button elsewhere. */
  readonly urlOf: (site: { readonly slug: string; readonly url: string }, address: string) => Promise<string>;
  /** Whether an address said so after a moment. */
  readonly isStoppedSince: (siteSlug: string, address: string, moment: Date) => Promise<boolean>;
}

/** What the links of messages stop. @spec L2.30 */
export const createAddressStops = (database: Database): AddressStops => {
  const store = createSuppressionStore(database);
  return {
    urlOf: async ({ slug, url }, address) =>
      url + pagePaths.unsubscribeOf(signAddress(slug, address, await store.getLinkKey())),
    isStoppedSince: async (siteSlug, address, moment) => {
      const [since] = await store.listSince([{ siteSlug, addressHash: hashAddress(siteSlug, address) }]);
      return since !== null && since !== undefined && since.getTime() >= moment.getTime();
    },
  };
};

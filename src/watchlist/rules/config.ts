import { z } from 'zod';

/** What a list shows after a change that the server did not take. */
const afterFailures = ['keep', 'rollback'] as const;

/** By what visitors can be told of changes. */
const noticeWays = ['none', 'mail', 'mailAndSms'] as const;

/** Switches of the watchlist. */
export const watchlistConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description: 'Signed-in visitors save vehicles to a watchlist instead of to favourites in the browser',
    spec: 'B1.15',
  }),
  onFailure: z.enum(afterFailures).default('keep').meta({
    description:
      'What stays on the screen of a change that the server did not take: the change, or the list as it was before',
    spec: 'B7.15',
  }),
  notices: z.enum(noticeWays).default('none').meta({
    description:
      'How visitors who agree are told that a saved vehicle costs less or is available again; text messages cost the dealer money',
    spec: 'B1.15',
  }),
  savedSearches: z.boolean().default(false).meta({
    description:
      'Searches are saved beside the watchlist, and their new vehicles told by the ways of `watchlist.notices`',
    spec: 'B1.15',
  }),
});

export type WatchlistConfig = z.infer<typeof watchlistConfig>;

/** Most vehicles on the watchlist of one visitor: the garage keeps as many. */
export const mostWatched = 100;

/** Mails in a day that ask one visitor, or one address of a site, whether an address is theirs: what somebody can send to others by us. */
export const mostAsksADay = 3;

/** For how long the link of such a mail is good, in days. */
export const confirmDays = 3;

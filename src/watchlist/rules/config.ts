import { z } from 'zod';

const afterFailures = ['keep', 'rollback'] as const;

const noticeWays = ['none', 'mail', 'mailAndSms'] as const;

export const watchlistConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description:
      'Whether shoppers sign in and save vehicles to a watchlist, instead of saving favourites in their browser',
    spec: 'B1.15',
  }),
  onFailure: z.enum(afterFailures).default('keep').meta({
    description:
      "What a shopper sees if a change to the watchlist couldn't be saved: the change (`keep`), or the list as it was before (`rollback`)",
    spec: 'B7.15',
  }),
  notices: z.enum(noticeWays).default('none').meta({
    description:
      'How shoppers who agree to it are told that a vehicle on their watchlist has dropped in price or is available again: not at all, by email, or by email and text message. Text messages cost the dealer money',
    spec: 'B1.15',
  }),
  savedSearches: z.boolean().default(false).meta({
    description:
      'Whether shoppers can save searches too. They are told about new vehicles in the same way as in `watchlist.notices`',
    spec: 'B1.15',
  }),
});

export type WatchlistConfig = z.infer<typeof watchlistConfig>;

export const mostWatched = 100;

/**
 * Maximum number of confirmation emails a day, per visitor and per address. Visitors could otherwise make us email
 * strangers.
 */
export const mostAsksADay = 3;

export const confirmDays = 3;

import { z } from 'zod';

const afterFailures = ['keep', 'rollback'] as const;

const noticeWays = ['none', 'mail', 'mailAndSms'] as const;

export const watchlistConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description: 'Whether signed-in visitors save vehicles to a watchlist instead of to favourites in the browser',
    spec: 'B1.15',
  }),
  onFailure: z.enum(afterFailures).default('keep').meta({
    description:
      'What stays on screen after a change that the server rejected: the change, or the list as it was before',
    spec: 'B7.15',
  }),
  notices: z.enum(noticeWays).default('none').meta({
    description:
      'How visitors who agree are told that a saved vehicle has dropped in price or is available again. Text messages cost the dealer money',
    spec: 'B1.15',
  }),
  savedSearches: z.boolean().default(false).meta({
    description:
      'Whether visitors can save searches too. They are notified of new vehicles through the channels of `watchlist.notices`',
    spec: 'B1.15',
  }),
});

export type WatchlistConfig = z.infer<typeof watchlistConfig>;

export const mostWatched = 100;

/**
 * The most confirmation emails in a day, for one visitor and for one address. Limits how much mail a stranger can make
 * us send to other people.
 */
export const mostAsksADay = 3;

export const confirmDays = 3;

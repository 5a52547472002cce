import type { SavedFeed } from './save-feed.ts';

/** Sent with the next request, so that the server doesn't send an unchanged feed again. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedFeed {
  readonly kind: 'fetched';
  readonly feed: SavedFeed;
  readonly fileName: string;
  readonly validators: Validators;
}

/** Throws FeedSourceError or FeedTooLargeError if the feed, its server or the source's settings are at fault. */
export type FetchFeed<Source> = (
  source: Source,
  validators: Validators,
  signal: AbortSignal,
) => Promise<FetchedFeed | { readonly kind: 'unchanged' }>;

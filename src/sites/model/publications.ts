import type { BlogPost } from './blog-post.ts';
import type { Offer } from './offer.ts';
import type { ReviewSet } from './review-set.ts';

/** What a dealer publishes beside pages, from files in the site's folder. */
export interface Publications {
  readonly offers: readonly Offer[];
  readonly reviewSets: readonly ReviewSet[];
  /** The newest first. */
  readonly posts: readonly BlogPost[];
}

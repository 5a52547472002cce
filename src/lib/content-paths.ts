const models = '/models';

/**
 * The addresses of brands and models, as `pagePaths` has those of other pages: apart, because pages of vehicles carry that
 * file in their scripts and lead to none of these by name.
 */
export const contentPaths = {
  /** What a group says of one of its brands. @spec B9.50 */
  brand: (slug: string): string => `/${slug}/overview`,
  /** The models, of one body type or of all. @spec L2.27 */
  models: (bodySlug: string | null): string => (bodySlug === null ? models : `${models}?body=${bodySlug}`),
} as const;

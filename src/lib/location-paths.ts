/**
 * The addresses of the pages of a dealer's places. Apart from `pagePaths`, which every page of the site loads.
 * @spec L2.21, L2.22, L2.23
 */
export const locationPaths = {
  /** @spec L2.23 */
  list: '/dealerships',
  /** The page of one place, under the first part that the site has chosen. @spec L2.21, L2.22 */
  detail: (root: string, slug: string): string => `/${root}/${slug}`,
} as const;

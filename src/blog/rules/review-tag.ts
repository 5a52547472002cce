/** The tag whose posts every blog has an address for: /blog/vehicle-reviews. @spec L2.28 */
export const reviewTag = { label: 'Vehicle reviews', slug: 'vehicle-reviews' } as const;

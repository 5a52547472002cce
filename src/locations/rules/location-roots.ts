/** @spec L2.21, L2.22 */
export const locationRoots = ['locations', 'contact-us', 'our-location'] as const;

/** First parts of the address of a location's own page, of which a site chooses one. @spec L2.21, L2.22 */
export const locationRoots = ['locations', 'contact-us', 'our-location'] as const;

import { z } from 'zod';

/** @spec B2.44 */
const pageSections = ['keyInformation', 'comments', 'information', 'features', 'specifications'] as const;

export type PageSectionName = (typeof pageSections)[number];

export const pageOrderConfig = z.strictObject({
  sections: z
    .array(z.enum(pageSections))
    .default([...pageSections])
    .meta({
      description: "Sections in the main column of the page, in order. A section that isn't in the list isn't shown",
      spec: 'B2.28, B2.44',
    }),
  title: z.enum(['besideGallery', 'overGallery']).default('besideGallery').meta({
    description:
      'Where the title is: next to the pictures with price and contact, or above both, which suits the long names of trucks and caravans',
    spec: 'B2.28',
  }),
  locationBadge: z.enum(['atTheEnd', 'underTitle']).default('atTheEnd').meta({
    description: 'Where the badge with city and state is: after the three links, or under the title too',
    spec: 'B2.28, B2.57',
  }),
  shareBar: z.enum(['last', 'sidebarOnly']).default('last').meta({
    description:
      'How shoppers share the page: with a bar at the end of the page (`last`), or only with the Share button in the sidebar',
    spec: 'B2.28, B2.62',
  }),
});

export type PageOrderConfig = z.infer<typeof pageOrderConfig>;

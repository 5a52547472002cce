import { z } from 'zod';

/** @spec B2.44 */
const pageSections = ['keyInformation', 'comments', 'information', 'features', 'specifications'] as const;

export type PageSectionName = (typeof pageSections)[number];

export const pageOrderConfig = z.strictObject({
  sections: z
    .array(z.enum(pageSections))
    .default([...pageSections])
    .meta({
      description: "Sections next to price and contact, in order. A section that is left out isn't shown",
      spec: 'B2.28, B2.44',
    }),
  title: z.enum(['besideGallery', 'overGallery']).default('besideGallery').meta({
    description:
      'Where the title is: with price and contact, or above pictures and price, which suits the long names of trucks and caravans',
    spec: 'B2.28',
  }),
  locationBadge: z.enum(['atTheEnd', 'underTitle']).default('atTheEnd').meta({
    description: 'Where the badge with city and state is: after the three links, or under the title as well',
    spec: 'B2.28, B2.57',
  }),
  shareBar: z.enum(['last', 'sidebarOnly']).default('last').meta({
    description: 'The share bar: the last element of the page, or only the Share button of the sidebar',
    spec: 'B2.28, B2.62',
  }),
});

export type PageOrderConfig = z.infer<typeof pageOrderConfig>;

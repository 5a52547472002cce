import { z } from 'zod';

/** The sections that a site may put in an order of its own. @spec B2.44 */
const pageSections = ['keyInformation', 'comments', 'information', 'features', 'specifications'] as const;

export type PageSectionName = (typeof pageSections)[number];

/** Switches of the order of the vehicle page; the defaults are the specification's order. */
export const pageOrderConfig = z.strictObject({
  sections: z
    .array(z.enum(pageSections))
    .default([...pageSections])
    .meta({
      description:
        'Sections beside price and contact, in order; a magazine lets the dealer speak before the figures. A section that is left out is not shown',
      spec: 'B2.28, B2.44',
    }),
  title: z.enum(['besideGallery', 'overGallery']).default('besideGallery').meta({
    description:
      'Where the title stands: with price and contact, or over pictures and price, where long names of trucks and caravans have the room',
    spec: 'B2.28',
  }),
});

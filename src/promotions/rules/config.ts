import { z } from 'zod';
import { line, linkTarget, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';

const expiryDate = z.iso.date().meta({ allowed: 'a day such as 2026-12-24' }).nullable().default(null).meta({
  description: "Last day of the announcement or popup, in the site's time zone; null sets no end",
  spec: 'B5.43',
});

/** @spec L2.74 */
const announcementConfig = z.strictObject({
  text: line(160).meta({ description: 'One sentence' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'Link after the sentence' }),
  expiryDate,
});

/** @spec L2.72, L4.27 */
const popupConfig = z.strictObject({
  title: line(80).meta({ description: 'Heading of the popup' }),
  text: line(300).meta({ description: 'Description: one or two sentences' }),
  href: linkTarget.meta({ description: 'Where the button leads' }),
  action: line(40).meta({ description: 'Label of the button' }),
  imageUrl: pictureAddress.nullable().default(null).meta({ description: 'Picture above the text', spec: 'L2.72' }),
  imageAlt: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'What the picture shows, for people who can’t see it; empty if the picture only decorates' }),
  delaySeconds: z.int().min(0).max(60).default(3).meta({
    description: 'Delay before the popup opens',
    unit: 'seconds',
    spec: 'L4.27',
  }),
  expiryDate,
});

const moment = z.iso
  .datetime({ offset: true })
  .meta({ allowed: 'a moment with its zone, such as 2026-12-01T00:00:00+10:00' })
  .nullable()
  .default(null);

/** @spec B3.22, B3.23 */
const promo = z
  .strictObject({
    title: line(80).meta({ description: 'Heading of the tile' }),
    text: line(200).meta({ description: 'One or two sentences' }),
    href: linkTarget.meta({ description: 'Where the tile leads' }),
    action: line(40).meta({ description: 'Label of the link' }),
    imageUrl: pictureAddress.nullable().default(null).meta({ description: 'Picture above the text', spec: 'B3.23' }),
    imageAlt: z.string().max(200).default('').meta({
      description: 'What the picture shows, for people who can’t see it; empty if the picture only decorates',
      spec: 'B3.23',
    }),
    background: z
      .enum(['plain', 'brand', 'accent'])
      .default('plain')
      .meta({ description: 'Colour of the tile', spec: 'B3.23' }),
    start: moment.meta({
      description: 'The promo is shown from this moment on; null shows it straight away',
      spec: 'B3.22, B5.37',
    }),
    expiry: moment.meta({
      description: 'The promo is shown until this moment; null sets no end',
      spec: 'B3.22, B5.37',
    }),
    position: z.int().min(1).max(100).nullable().default(null).meta({
      description: 'Place of the promo in the order. Promos with a position come before those without',
      spec: 'B5.38',
    }),
    display: z.array(z.enum(carTypes)).max(carTypes.length).default([]).meta({
      description: 'Conditions of vehicle that the promo is for: new, demo or used; if left empty, all',
      spec: 'B3.22, L4.26',
    }),
    strictDisplay: z.boolean().default(false).meta({
      description:
        'Whether the promo is shown only to shoppers who filter by a condition in `display`; otherwise it is also shown to shoppers who filter by none',
      spec: 'B5.40, D.43',
    }),
  })
  .refine(({ strictDisplay, display }) => !strictDisplay || display.length > 0, {
    message: 'strictDisplay needs a display list: without one it would never show',
  });

export const promotionsConfig = z.strictObject({
  everyCards: z.int().min(1).max(60).default(6).meta({
    description: 'Number of vehicles in the search results before each promo',
    unit: 'vehicles',
    spec: 'B2.18, D.04',
  }),
  order: z.enum(['listed', 'shuffled']).default('listed').meta({
    description: 'Order of the promos without a position: as listed in this file, or shuffled every hour',
    spec: 'B5.39',
  }),
  promos: z.array(promo).max(40).default([]).meta({
    description: 'Promos among the vehicles of the search and the home page',
    spec: 'B3.22, B3.23',
  }),
  homePositions: z
    .array(z.int().min(1).max(40))
    .max(4)
    .refine((positions) => positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 0)), {
      message: 'must list each place once, in ascending order',
    })
    .default([])
    .meta({
      description:
        'Places at which promos are shown among the newest vehicles on the home page, counted from 1; if left empty, none is shown there',
      spec: 'L9.33',
    }),
  announcements: z.array(announcementConfig).max(10).default([]).meta({
    description:
      'Announcements for the bar above the header of every page; only the first that hasn’t expired is shown',
    spec: 'L2.74',
  }),
  popups: z.array(popupConfig).max(10).default([]).meta({
    description: 'Popups for the home page; only the first that hasn’t expired opens, without a click',
    spec: 'L2.72, L4.27',
  }),
});

export type PromotionsConfig = z.infer<typeof promotionsConfig>;
export type Promo = PromotionsConfig['promos'][number];

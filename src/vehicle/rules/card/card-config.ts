import { z } from 'zod';
import { pictureAddress } from '#src/lib/schema/scalar-schemas.ts';
import { plateFigures } from '../find-load-weights.ts';

/** @spec B9.10 */
export const cardAttributes = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'stocknum',
  'simple_fuel',
  'simple_drive',
  'seats',
  'colour',
  'city',
  'learner_approved',
  'location_name',
] as const;

export type CardAttributeName = (typeof cardAttributes)[number];

/** @spec B2.25 */
export const cardButtons = ['viewDetails', 'reserveNow', 'getFinance', 'bookTestDrive', 'enquire', 'shopNow'] as const;

export type CardButtonName = (typeof cardButtons)[number];

const tagText = z.string().min(1).max(40);

/** Configurable, because shoppers would read 'New' on a used vehicle as its condition. */
const newTagText = z.strictObject({
  new: tagText.default('New').meta({ description: 'Tag of newly listed new vehicles', spec: 'B4.11' }),
  demo: tagText.default('New').meta({ description: 'Tag of newly listed demo vehicles', spec: 'B4.11' }),
  used: tagText.default('New').meta({ description: 'Tag of newly listed used vehicles', spec: 'B4.11' }),
});

export const cardConfig = z.strictObject({
  attributes: z
    .array(z.enum(cardAttributes))
    .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
    .meta({ description: 'Attribute chips, in order', spec: 'B9.10, B9.11' }),
  plate: z.array(z.enum(plateFigures)).max(12).default([]).meta({
    description: 'Figures in ruled cells, in order; none shows the chips instead',
    spec: 'B2.17, B3.08',
  }),
  hasLoadBar: z.boolean().default(false).meta({
    description: 'A bar of tare and payload where both weights are known',
    spec: 'B3.08',
  }),
  buttons: z
    .array(z.enum(cardButtons))
    .default([...cardButtons])
    .meta({
      description:
        "Buttons of the card, in order; the first is the filled one. A button that can't be used isn't shown: Reserve Now needs a vehicle that can be reserved online",
      spec: 'B2.25, B4.01',
    }),
  hasFuelTag: z.boolean().default(false).meta({
    description: 'An Electric or Hybrid tag on electric and hybrid vehicles, before every other tag',
    spec: 'B4.06',
  }),
  certifiedMake: z.string().max(80).nullable().default(null).meta({
    description: 'The make whose certified used vehicles carry the certified badge; null switches it off',
    spec: 'B4.08, B4.13, D.49',
  }),
  certifiedLabel: z.string().min(1).max(60).default('Certified pre-owned').meta({
    description: 'Text of the certified badge',
    spec: 'B4.08',
  }),
  certifiedLogoSrc: pictureAddress.nullable().default(null).meta({
    description: "The certified programme's own logo, in place of the seal and the text",
    spec: 'B4.08',
  }),
  greenTags: z.array(z.string()).default([]).meta({
    description: "A vehicle's own tags that show in green instead of red, such as 'Runout Sale'",
    spec: 'B4.09',
  }),
  soldTagText: z.string().min(1).max(40).default('JUST SOLD').meta({
    description: 'Tag of sold vehicles',
    spec: 'B4.03',
  }),
  newWindowDays: z.int().min(0).max(60).default(8).meta({
    description: "Days after it came into stock that a vehicle carries the 'New' tag",
    unit: 'days',
    spec: 'B4.11',
  }),
  newTagText: newTagText.prefault({}),
});

export type CardConfig = z.infer<typeof cardConfig>;

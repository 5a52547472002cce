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

const newTagText = z.strictObject({
  new: tagText
    .default('New')
    .meta({ description: 'Text of the tag on new vehicles that have just arrived', spec: 'B4.11' }),
  demo: tagText
    .default('New')
    .meta({ description: 'Text of the tag on demo vehicles that have just arrived', spec: 'B4.11' }),
  used: tagText
    .default('New')
    .meta({ description: 'Text of the tag on used vehicles that have just arrived', spec: 'B4.11' }),
});

export const cardConfig = z.strictObject({
  attributes: z
    .array(z.enum(cardAttributes))
    .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
    .meta({ description: 'Facts in the chips on a vehicle card, in order', spec: 'B9.10, B9.11' }),
  plate: z.array(z.enum(plateFigures)).max(12).default([]).meta({
    description:
      'Figures in cells on a vehicle card, in order, instead of the chips; if left empty, the chips are shown',
    spec: 'B2.17, B3.08',
  }),
  hasLoadBar: z.boolean().default(false).meta({
    description: 'Whether a vehicle card shows a bar of tare and payload, if both weights are known',
    spec: 'B3.08',
  }),
  buttons: z
    .array(z.enum(cardButtons))
    .default([...cardButtons])
    .meta({
      description:
        "Buttons on a vehicle card, in order; the first is filled with colour. A button that doesn't apply isn't shown, such as Reserve Now for a vehicle that can't be reserved online",
      spec: 'B2.25, B4.01',
    }),
  hasFuelTag: z.boolean().default(false).meta({
    description: 'Whether electric and hybrid vehicles carry an Electric or Hybrid tag, before all other tags',
    spec: 'B4.06',
  }),
  certifiedMake: z.string().max(80).nullable().default(null).meta({
    description: 'Make whose certified used and demo vehicles carry the certified badge; null shows no badge',
    spec: 'B4.08, B4.13, D.49',
  }),
  certifiedLabel: z.string().min(1).max(60).default('Certified pre-owned').meta({
    description: 'Text of the certified badge',
    spec: 'B4.08',
  }),
  certifiedLogoSrc: pictureAddress.nullable().default(null).meta({
    description:
      'Logo of the certified programme, shown instead of the seal and the text; null shows the seal and the text',
    spec: 'B4.08',
  }),
  greenTags: z.array(z.string()).default([]).meta({
    description: "Tags from the stock that are green instead of red, such as 'Runout Sale'",
    spec: 'B4.09',
  }),
  soldTagText: z.string().min(1).max(40).default('JUST SOLD').meta({
    description: 'Text of the tag on sold vehicles',
    spec: 'B4.03',
  }),
  newWindowDays: z.int().min(0).max(60).default(8).meta({
    description: 'How long a vehicle carries the tag of a new arrival after it came into stock',
    unit: 'days',
    spec: 'B4.11',
  }),
  newTagText: newTagText.prefault({}),
});

export type CardConfig = z.infer<typeof cardConfig>;

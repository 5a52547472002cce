import { z } from 'zod';
import { linkTarget } from '#src/lib/schema/scalar-schemas.ts';
import { plateFigures } from '../find-load-weights.ts';
import { statusConfig } from '../status/status-config.ts';
import { informationConfig } from './information-config.ts';
import { pageOrderConfig } from './page-order-config.ts';
import { type SpecRowName, specRowNames } from './spec-row-names.ts';

const pageBarsConfig = z
  .strictObject({
    header: z.enum(['everywhere', 'widePages', 'none']).default('everywhere').meta({
      description:
        'Where a bar with picture, name, price and repayment appears at the top after the shopper scrolls 500 px: on every screen, on wide screens, or never',
      spec: 'B2.60',
    }),
    bottom: z.enum(['everywhere', 'phones', 'none']).default('none').meta({
      description:
        'Where a bar with the price and a call button appears at the bottom after the shopper scrolls 900 px: on every screen, on phones, or never',
      spec: 'B2.61',
    }),
  })
  .refine(({ header, bottom }) => header !== 'everywhere' || bottom === 'none', {
    path: ['header'],
    message:
      "two bars cover too much of a phone screen: with a bar at the bottom, the header must be 'widePages' or 'none'",
  });

export type PageBarsConfig = z.infer<typeof pageBarsConfig>;

const pageButtons = ['enquire', 'reserve', 'purchase', 'testDrive', 'photos', 'finance', 'tradeIn'] as const;

const pageButtonsConfig = z.strictObject({
  shown: z
    .array(z.enum(pageButtons))
    .default([...pageButtons])
    .meta({
      description:
        'Buttons for a vehicle in stock. A button appears only if the site offers it: `finance` needs a finance provider, `tradeIn` valuations, `reserve` online reservations and `purchase` online sales',
      spec: 'L2.49',
    }),
  financeLabel: z.enum(['Get Finance Quote', 'Finance Enquiry']).default('Get Finance Quote').meta({
    description: 'Text of the finance button',
    spec: 'L2.49',
  }),
});

const pageLinksConfig = z.strictObject({
  offersHref: linkTarget.nullable().default('/special-offers').meta({
    description: 'Where the link to the latest offers leads; null leaves the link out',
    spec: 'B2.55',
  }),
  serviceHref: linkTarget.nullable().default('/service').meta({
    description:
      'Where the link to book a service leads: a page of the site, or of the manufacturer; null leaves the link out',
    spec: 'B2.55',
  }),
  sellHref: linkTarget.nullable().default('/trade-in').meta({
    description: 'Where the link for shoppers who want to sell their vehicle leads; null leaves the link out',
    spec: 'B2.55',
  }),
  hasInstantOffer: z.boolean().default(true).meta({
    description: "Whether the link for sellers says 'Get an instant offer in 2 minutes'",
    spec: 'B2.56',
  }),
});

export type PageLinksConfig = z.infer<typeof pageLinksConfig>;

const customSlide = z.strictObject({
  imageUrl: z.string().min(1).max(2000).meta({ description: 'Picture of the slide', spec: 'B2.35' }),
  alt: z.string().min(1).max(200).meta({ description: 'Alternative text of the picture', spec: 'B2.35' }),
});

const keyRows = (trade: string, rows: readonly SpecRowName[]) =>
  z
    .array(z.enum(specRowNames))
    .default([...rows, 'regoExpiry', 'stockNumber', 'vin'])
    .meta({ description: `Rows of Key information on pages of ${trade}, most important first`, spec: 'B2.44' });

const keyRowsConfig = z.strictObject({
  car: keyRows('cars', ['fuel', 'seats', 'drive', 'consumption', 'towing', 'ancap', 'colour']),
  caravan: keyRows('caravans', ['sleeps', 'tare', 'atm', 'payload', 'bodyLength', 'bodyWidth', 'axle', 'build']),
  truck: keyRows('trucks', [
    'weight',
    'tare',
    'payload',
    'towing',
    'engine',
    'power',
    'torque',
    'drive',
    'fuel',
    'build',
  ]),
  motorcycle: keyRows('motorcycles', [
    'licence',
    'engine',
    'power',
    'torque',
    'tare',
    'tank',
    'seats',
    'colour',
    'build',
  ]),
});

export const pageConfig = z.strictObject({
  order: pageOrderConfig.prefault({}),
  bars: pageBarsConfig.prefault({}),
  buttons: pageButtonsConfig.prefault({}),
  links: pageLinksConfig.prefault({}),
  keyRows: keyRowsConfig.prefault({}),
  specRows: z.enum(['all', 'allButKey']).default('all').meta({
    description: "What All Specifications lists: every known row, or those that aren't in Key information",
    spec: 'B9.46',
  }),
  information: informationConfig.prefault({}),
  standing: statusConfig.prefault({}),
  leadFigures: z.enum(['kmTransmissionBody', 'plate']).default('kmTransmissionBody').meta({
    description:
      'Facts with icons next to the price: kilometres, transmission and body, or the first three known figures of `plate`. If too few facts of the chosen kind are known for a vehicle, its page shows the other kind',
    spec: 'B2.41',
  }),
  plate: z.array(z.enum(plateFigures)).max(12).default([]).meta({
    description: 'Main figures next to the price, in order; if left empty, the figures of `vehicle.cards.plate`',
    spec: 'B3.08',
  }),
  hasLoadBar: z.boolean().default(false).meta({
    description:
      'Whether a vehicle page shows a bar of tare and payload, if both weights are known. `vehicle.cards.hasLoadBar` turns the bar on here too',
    spec: 'B3.08',
  }),
  hiddenSpecRows: z.array(z.enum(specRowNames)).default(['rego']).meta({
    description: 'Rows that neither All Specifications nor Key information shows',
    spec: 'B5.18',
  }),
  specPreviewRows: z.int().min(0).max(50).default(4).meta({
    description: 'Number of rows of All Specifications that are open; Show All Specs opens the others',
    unit: 'rows',
    spec: 'B2.46',
  }),
  featuresPreview: z.int().min(0).max(100).default(8).meta({
    description: 'Number of features that are open; Show all features opens the others',
    unit: 'features',
    spec: 'B9.18',
  }),
  commentsPreviewCharacters: z.int().min(50).max(20_000).default(400).meta({
    description: 'Dealer comments longer than this are cut until the shopper opens them',
    unit: 'characters',
    spec: 'B4.51',
  }),
  pastRego: z.enum(['unregistered', 'nothing']).default('nothing').meta({
    description:
      "What the page shows if the rego has expired: 'Unregistered', or no row. Choose 'Unregistered' only if your feed shows renewals promptly",
    spec: 'B4.28',
  }),
  hasMap: z.boolean().default(true).meta({ description: 'Whether the page has a section with a map', spec: 'L3.16' }),
  hasTwitter: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether the share bar has a Twitter button', spec: 'B2.63' }),
  print: z.enum(['none', 'page', 'brochure']).default('page').meta({
    description:
      'What the Print button does: opens the print page in a new tab (`page`), or downloads the brochure; `none` leaves the button out',
    spec: 'B2.38, B2.12, B4.59',
  }),
  copyLabel: z.enum(['label', 'toast']).default('label').meta({
    description:
      "What shoppers see after copying the page's link: the button says 'Copied' for 1.5 seconds, or a short message (`toast`) for 3 seconds",
    spec: 'B2.64, B2.65',
  }),
  customSlide: customSlide.nullable().default(null).meta({
    description: "The dealer's own picture in second place in every vehicle's gallery; null adds none",
    spec: 'B2.35',
  }),
  defaultImageMarks: z.array(z.string().min(3)).default(['new-arrival', 'default-image', 'no-image']).meta({
    description:
      "Parts of the addresses of placeholder pictures, such as 'no-image'. A picture whose address contains one doesn't count as a photograph",
    spec: 'B2.37',
  }),
  similarCount: z.int().min(0).max(10).default(6).meta({
    description: 'Maximum number of similar vehicles on the page; 0 shows none',
    unit: 'vehicles',
    spec: 'B9.21',
  }),
  disclaimerShort: z
    .string()
    .min(1)
    .max(400)
    .default('Prices, specifications and availability can change. Please confirm them with us before you decide.')
    .meta({
      description: 'Short disclaimer of vehicle pages and brochures; on a page, shoppers can open the full one',
      spec: 'B2.52',
    }),
  disclaimerFull: z
    .string()
    .min(1)
    .max(4000)
    .default(
      'The details shown may not match this vehicle exactly. ' +
        'Prices marked Drive Away include registration, stamp duty and compulsory third-party insurance for a private buyer; prices marked Excl. Govt. Charges do not. Ask us for the full price and a copy of the vehicle’s paperwork before you decide.',
    )
    .meta({ description: 'Full disclaimer of vehicle pages, which shoppers open from the short one', spec: 'B2.52' }),
});

export type PageConfig = z.infer<typeof pageConfig>;

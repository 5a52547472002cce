import { z } from 'zod';
import { bodyPictures } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { carTypes, itemTypes, knownStatuses } from '#src/vehicle/rules/vehicle-classes.ts';
import { facetNames, leadFacetNames } from './facet-table.ts';
import { resultsConfig } from './results-config.ts';
import { refinementKeys } from './search-state.ts';
import { sortNames } from './sort-table.ts';
import { towingConfig } from './towing-config.ts';

const label = z.string().min(1).max(40);

const listingConfig = z.strictObject({
  statuses: z.array(z.enum(knownStatuses)).min(1).default(['in_stock', 'coming_soon', 'sold']).meta({
    description: 'Statuses listed; sold ones only within the sold window',
    spec: 'B4.16, B9.17',
  }),
  carTypes: z.array(z.enum(carTypes)).default([]).meta({
    description: 'Car types listed; all if left empty',
    spec: 'B9.17',
  }),
  excludeMakes: z.array(z.string()).default([]).meta({ description: 'Makes never listed', spec: 'B9.17' }),
  excludeStockNumbers: z.array(z.string()).default([]).meta({
    description: 'Stock numbers never listed',
    spec: 'B9.17',
  }),
  filters: z.array(z.string().min(3).max(500)).default([]).meta({
    description: "Further filters as 'attribute:value'; ':' is read as '='",
    spec: 'L7.07',
  }),
});

const tileName = z.string().min(1).max(60);

const facetTile = z.strictObject({
  label: tileName.meta({ description: 'Text of the tile' }),
  picture: z.enum(bodyPictures).meta({ description: 'Drawing of the tile', spec: 'L9.34' }),
  key: z.enum(refinementKeys).meta({ description: 'Filter the tile applies' }),
  values: z.array(tileName).min(1).max(40).meta({ description: 'Values of that filter' }),
});

const bodyPickerConfig = z.strictObject({
  pictures: z.enum(['drawings', 'photographs', 'none']).default('drawings').meta({
    description:
      'Pictures of the body types: drawings (for a body without one, a covered car, or a photograph on a site that sells more than cars), photographs of the stock, or words alone',
    spec: 'L9.34',
  }),
  bodies: z.array(tileName).max(20).default([]).meta({
    description: 'Body types offered, in this order; if left empty, those with most vehicles',
    spec: 'L2.70',
  }),
  facetTiles: z.array(facetTile).max(6).default([]).meta({
    description: 'Tiles after the body types that lead to other searches, such as electric cars',
    spec: 'L2.71',
  }),
});

const phrase = z.string().min(2).max(40);

const siteWord = z.strictObject({
  says: z.array(phrase).min(1).max(20).meta({ description: 'Words or phrases that shoppers type' }),
  means: phrase.meta({ description: 'Name in the stock they mean: a make, a model, a body' }),
});

export const searchConfig = z.strictObject({
  path: z
    .string()
    .regex(/^\/search\/[a-z0-9-]+\/$/)
    .default('/search/new-used-and-demo-cars/')
    .meta({ description: 'The search route that every link back to the search uses', spec: 'B2.15, L2.04, D.02' }),
  itemTypes: z.array(z.enum(itemTypes)).min(1).default(['car']).meta({
    description: 'Kinds of vehicle the site sells',
    spec: 'B1.02',
  }),
  listing: listingConfig.prefault({}),
  soldWindowDays: z.int().min(0).max(60).default(3).meta({
    description: 'Days a sold vehicle stays listed',
    unit: 'days',
    spec: 'B4.17, D.17',
  }),
  soldRun: z.enum(['collapse', 'keepAll']).default('collapse').meta({
    description: 'Whether only the first of each run of consecutive sold hits is kept',
    spec: 'B4.14',
  }),
  carTypeLabels: z
    .strictObject({
      new: label.default('New').meta({ description: 'Name of new vehicles', spec: 'B9.14' }),
      demo: label.default('Demo').meta({ description: 'Name of demo vehicles', spec: 'B9.14' }),
      used: label.default('Used').meta({
        description: "Name of used vehicles, such as 'Pre-Owned'",
        spec: 'B9.14',
      }),
    })
    .prefault({}),
  priceSortNeedsPrice: z.boolean().default(true).meta({
    description: 'Sorting from the lowest price lists only vehicles with a price above 0',
    spec: 'B9.15',
  }),
  popularMakes: z.array(z.string()).default([]).meta({
    description: "Makes listed under 'Popular Makes', most vehicles first; if left empty, those with most vehicles",
    spec: 'B9.12',
  }),
  popularMakesLimit: z.int().min(0).max(20).default(20).meta({
    description: "Maximum number of 'Popular Makes'",
    unit: 'makes',
    spec: 'B9.12',
  }),
  pageSize: z.int().min(1).max(100).default(21).meta({
    description: 'Vehicles per page of results',
    unit: 'vehicles',
    spec: 'B9.01, D.16',
  }),
  similarCount: z.int().min(0).max(10).default(10).meta({
    description: 'Vehicles in the similar-vehicles carousel on the search page',
    unit: 'vehicles',
    spec: 'B2.19, D.04',
  }),
  facets: z
    .array(z.enum(facetNames))
    .default([
      'carType',
      'make',
      'price',
      'weeklyPrice',
      'body',
      'odometer',
      'year',
      'transmission',
      'fuel',
      'drive',
      'seats',
      'colour',
      'location',
      'city',
    ])
    .meta({ description: 'Filters offered, in order', spec: 'B3.14, L3.17' }),
  leadFacet: z.enum(leadFacetNames).nullable().default(null).meta({
    description:
      'Filter that comes first on the home page and is shown large above the results, such as the licence; null for none',
    spec: 'B3.14, L3.17',
  }),
  openFacets: z.int().min(0).max(30).default(3).meta({
    description: 'Filters that are open at first',
    unit: 'filters',
    spec: 'B3.14',
  }),
  sorts: z
    .array(z.enum(sortNames))
    .min(1)
    .default(['recommended', 'priceLow', 'priceHigh', 'newest', 'odometerLow', 'yearNew', 'yearOld', 'name'])
    .meta({ description: 'Sort orders offered; the first is the default', spec: 'D.18' }),
  stockCount: z.int().min(0).nullable().default(null).meta({
    description:
      'Shown as the stock count above 1999 where a search counts no car types. If it counts them, their sum is shown, so that no page contradicts its filters',
    unit: 'vehicles',
    spec: 'B9.03, D.52',
  }),
  priceSlider: z
    .strictObject({
      minDollars: z.int().min(0).max(1_000_000).multipleOf(500).default(5000).meta({
        description: 'Lowest price of the slider on the home page',
        unit: 'dollars',
        spec: 'L5.12',
      }),
      maxDollars: z.int().min(1000).max(2_000_000).multipleOf(500).default(250_000).meta({
        description: 'Highest price of the slider on the home page',
        unit: 'dollars',
        spec: 'L5.12',
      }),
    })
    .refine(({ minDollars, maxDollars }) => minDollars < maxDollars)
    .meta({ allowed: 'a lowest price below the highest' })
    .prefault({}),
  nearbyKm: z.array(z.int().min(1).max(5000)).max(8).default([]).meta({
    description:
      'Distances shoppers can choose to find vehicles near a postcode, for dealers with several yards; if left empty, there is no such filter',
    unit: 'kilometres',
    spec: 'L9.19',
  }),
  results: resultsConfig.prefault({}),
  towing: towingConfig.prefault({}),
  bodyPicker: bodyPickerConfig.prefault({}),
  words: z.array(siteWord).max(200).default([]).meta({
    description: "What the site's shoppers call things, on top of the trade terms every site knows",
  }),
  place: z.string().max(60).nullable().default(null).meta({
    description: "Place named in headings, as in 'Used Toyota RAV4 for sale in Brisbane'; null shows none",
    spec: 'B2.17',
  }),
});

export type SearchConfig = z.infer<typeof searchConfig>;

export type BodyPickerConfig = SearchConfig['bodyPicker'];

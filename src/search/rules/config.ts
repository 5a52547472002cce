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
    description: 'Statuses of the vehicles that the search lists; sold vehicles are listed for `soldWindowDays` only',
    spec: 'B4.16, B9.17',
  }),
  carTypes: z.array(z.enum(carTypes)).default([]).meta({
    description: 'Conditions of the vehicles that the search lists; if left empty, all',
    spec: 'B9.17',
  }),
  excludeMakes: z
    .array(z.string())
    .default([])
    .meta({ description: 'Makes that the search never lists', spec: 'B9.17' }),
  excludeStockNumbers: z.array(z.string()).default([]).meta({
    description: 'Stock numbers of vehicles that the search never lists',
    spec: 'B9.17',
  }),
  filters: z.array(z.string().min(3).max(500)).default([]).meta({
    description:
      "Further conditions that every listed vehicle meets, each as 'attribute:value', such as 'show_on_dealer_website:true'",
    spec: 'L7.07',
  }),
});

const tileName = z.string().min(1).max(60);

const facetTile = z.strictObject({
  label: tileName.meta({ description: 'Text of the tile' }),
  picture: z.enum(bodyPictures).meta({ description: 'Drawing on the tile', spec: 'L9.34' }),
  key: z.enum(refinementKeys).meta({ description: 'Filter the tile applies' }),
  values: z.array(tileName).min(1).max(40).meta({ description: 'Values of that filter' }),
});

const bodyPickerConfig = z.strictObject({
  pictures: z.enum(['drawings', 'photographs', 'none']).default('drawings').meta({
    description:
      'Pictures with the body types: drawings, photographs of the stock, or none. A body type without a drawing gets a covered car, or a photograph on a site that sells more than cars',
    spec: 'L9.34',
  }),
  bodies: z.array(tileName).max(20).default([]).meta({
    description: 'Body types that shoppers can pick, in this order; if left empty, those with the most vehicles',
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
  means: phrase.meta({ description: 'Name in the stock that the words mean: a make, model or body type' }),
});

export const searchConfig = z.strictObject({
  path: z
    .string()
    .regex(/^\/search\/[a-z0-9-]+\/$/)
    .default('/search/new-used-and-demo-cars/')
    .meta({ description: 'Address of the search page that the site’s links lead to', spec: 'B2.15, L2.04, D.02' }),
  itemTypes: z.array(z.enum(itemTypes)).min(1).default(['car']).meta({
    description: 'Kinds of vehicle the site sells',
    spec: 'B1.02',
  }),
  listing: listingConfig.prefault({}),
  soldWindowDays: z.int().min(0).max(60).default(3).meta({
    description: 'How long a vehicle stays listed after its sale',
    unit: 'days',
    spec: 'B4.17, D.17',
  }),
  soldRun: z.enum(['collapse', 'keepAll']).default('collapse').meta({
    description:
      'Whether search results show only the first of several sold vehicles in a row (`collapse`) or all of them',
    spec: 'B4.14',
  }),
  carTypeLabels: z
    .strictObject({
      new: label.default('New').meta({ description: 'What the site calls new vehicles', spec: 'B9.14' }),
      demo: label.default('Demo').meta({ description: 'What the site calls demo vehicles', spec: 'B9.14' }),
      used: label.default('Used').meta({
        description: "What the site calls used vehicles, such as 'Pre-Owned'",
        spec: 'B9.14',
      }),
    })
    .prefault({}),
  priceSortNeedsPrice: z.boolean().default(true).meta({
    description:
      'Whether vehicles without a price, or with a price of 0, are left out when shoppers sort from the lowest price',
    spec: 'B9.15',
  }),
  popularMakes: z.array(z.string()).default([]).meta({
    description:
      "Makes listed under 'Popular Makes', those with the most vehicles first; if left empty, all makes can be listed",
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
    description: 'Number of similar vehicles in the carousel on the search page; 0 shows none',
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
    .meta({ description: 'Filters of the search page, in order', spec: 'B3.14, L3.17' }),
  leadFacet: z.enum(leadFacetNames).nullable().default(null).meta({
    description:
      'Filter that comes first in the home page’s search and is large above the results, such as the licence for motorcycles; null for none',
    spec: 'B3.14, L3.17',
  }),
  openFacets: z.int().min(0).max(30).default(3).meta({
    description: 'Number of filters that are open when the search page opens',
    unit: 'filters',
    spec: 'B3.14',
  }),
  sorts: z
    .array(z.enum(sortNames))
    .min(1)
    .default(['recommended', 'priceLow', 'priceHigh', 'newest', 'odometerLow', 'yearNew', 'yearOld', 'name'])
    .meta({ description: 'Sort orders that shoppers can choose; the first is the default', spec: 'D.18' }),
  stockCount: z.int().min(0).nullable().default(null).meta({
    description:
      'Number of vehicles shown for the whole stock if it has over 1,999 vehicles, on pages without counts of new, demo and used vehicles. Null shows the exact number',
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
      'Distances from a postcode that shoppers can choose to find vehicles near them, for dealers with several yards; if left empty, the search has no such filter',
    unit: 'kilometres',
    spec: 'L9.19',
  }),
  results: resultsConfig.prefault({}),
  towing: towingConfig.prefault({}),
  bodyPicker: bodyPickerConfig.prefault({}),
  words: z.array(siteWord).max(200).default([]).meta({
    description:
      "Words that the site's shoppers search with, and what they mean, in addition to the trade terms that every site knows",
  }),
  place: z.string().max(60).nullable().default(null).meta({
    description: "Place in the headings of searches, as in 'Used Toyota RAV4 for sale in Brisbane'; null names none",
    spec: 'B2.17',
  }),
});

export type SearchConfig = z.infer<typeof searchConfig>;

export type BodyPickerConfig = SearchConfig['bodyPicker'];

import { z } from 'zod';
import {
  line,
  phoneText,
  pictureAddress,
  postcodeText,
  slugText,
  stateCode,
  timeZoneName,
} from '#src/lib/schema/scalar-schemas.ts';
import { closedHolidays, publicHolidays } from './hours/public-holidays-schema.ts';
import { openingHoursRows } from './opening-hours-schema.ts';
import { locationFilterNames } from './places/location-filter.ts';

const recordId = z.int().min(1);
const webAddress = z
  .string()
  .regex(/^https:\/\/\S+$/)
  .meta({ allowed: 'an https address' });

const address = z.strictObject({
  street: line(120),
  city: line(80),
  state: stateCode,
  postcode: postcodeText,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  isApproximate: z.boolean().optional().meta({
    description:
      'The coordinates are only near the place, such as the middle of its postcode. Directions then lead to the street address, and search engines get no coordinates',
    spec: 'L1.03',
  }),
  placeId: line(200).optional().meta({ description: 'Place id of the map service' }),
  placeUrl: webAddress.optional().meta({ description: 'Page of the place at the map service' }),
  mapKey: pictureAddress.optional().meta({
    description: 'Picture of the map, shown if the location has no photo',
    spec: 'L3.05',
  }),
});

const contact = z.strictObject({
  phone: phoneText,
  landlinePhone: phoneText.optional(),
  openingHours: openingHoursRows.optional().meta({
    description: 'Without them, pages show no hours for the location, and no visits can be booked there',
    spec: 'L3.06',
  }),
  publicHolidays: publicHolidays
    .optional()
    .meta({ description: 'The same as `places.publicHolidays`, for this location only', spec: 'L3.07' }),
  closedHolidays: closedHolidays
    .optional()
    .meta({ description: 'The same as `places.closedHolidays`, for this location only', spec: 'L3.07' }),
});

const image = z.strictObject({ url: line(500), thumbUrl: line(500) });

const reviews = z.strictObject({ averageRating: z.number().min(1).max(5), count: z.int().min(0) });

export const locationSchema = z
  .strictObject({
    id: recordId.meta({ description: 'Id of the location; vehicles in the stock name it in `location.id`' }),
    name: line(80),
    slug: slugText,
    stockFilterSlug: slugText.optional().meta({
      description: "Name of the location's stock in search addresses; the slug when left out",
      spec: 'D.03',
    }),
    type: z
      .enum(['sales', 'service', 'parts'])
      .optional()
      .meta({ description: 'Type of the location; any type if left out' }),
    subtypes: z
      .array(z.enum(['buying']))
      .optional()
      .meta({
        description: 'buying: cards say you buy vehicles here',
        spec: 'L3.05',
      }),
    dealershipId: recordId.optional().meta({ description: "The dealership that handles this location's enquiries" }),
    primary: z.boolean().optional().meta({ description: "The dealer's main place; exactly one" }),
    visible: z.boolean().optional().meta({ description: 'Shown in lists of locations; true when left out' }),
    manufacturers: z.array(slugText).optional().meta({ description: 'Slugs of the makes sold new here' }),
    dealerLicenceNumber: line(40).optional(),
    repairerNumber: line(40).optional(),
    timeZone: timeZoneName.optional().meta({ description: "Time zone of the place; the site's when left out" }),
    address,
    contact,
    image: image.optional(),
    reviews: reviews.optional(),
    distributionLocations: z.array(line(80)).optional().meta({
      description: "Names under which this location's leads are passed on",
      spec: 'L3.02',
    }),
  })
  .meta({ description: 'A location of the dealer', spec: 'L3.05' });

export const dealershipSchema = z.strictObject({
  id: recordId,
  slug: slugText,
  name: line(80),
  locationId: recordId.meta({ description: 'Id of the location where the dealership sells' }),
  manufacturers: z.array(slugText).optional().meta({ description: 'Slugs of the makes that the dealership sells new' }),
  reviews: reviews.optional().meta({
    description:
      "Rating of the dealership and number of reviews, shown with the dealership's location if that has none of its own",
    spec: 'L3.05',
  }),
});

export type LocationInput = z.output<typeof locationSchema>;
export type DealershipInput = z.output<typeof dealershipSchema>;

/** @spec L2.66 */
export const locationsBlockSchema = z.strictObject({
  show: z
    .union([z.enum(locationFilterNames), z.int().min(1)])
    .default('all')
    .meta({ description: 'Which locations: all with a name, or the one with an id', spec: 'L2.66' }),
  title: line(80).default('Our Locations').meta({ description: 'Heading above the locations' }),
});

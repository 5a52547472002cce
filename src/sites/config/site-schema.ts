import { z } from 'zod';
import {
  hostName,
  line,
  phoneText,
  sitePath,
  slugText,
  stateCode,
  timeZoneName,
} from '#src/lib/schema/scalar-schemas.ts';
import { dealershipSchema, locationSchema } from '#src/locations/rules/location-schema.ts';
import { paletteSchema } from '../theme/palette-schema.ts';
import { themeSchema } from '../theme/theme-schema.ts';
import { homeSchema } from './home-schema.ts';
import { layoutSchema } from './layout-schema.ts';
import { legalSchema } from './legal-schema.ts';
import { footerGroupSchema, navigationEntrySchema } from './navigation-schema.ts';
import { searchEngineSchema } from './search-engine-schema.ts';
import { sliceFragments } from './slice-fragments.ts';

export const templateNames = ['group', 'franchise', 'used', 'specialist'] as const;

const optionalPhone = (description: string, spec: string) =>
  phoneText.nullable().default(null).meta({ description, spec });

const phones = z.strictObject({
  main: phoneText.meta({ description: 'Main phone number of the business', spec: 'B9.53' }),
  new: optionalPhone(
    "Phone number on pages of new vehicles; with null, the number of the vehicle's location, or else the main number",
    'B9.53',
  ),
  demo: optionalPhone(
    "Phone number on pages of demo vehicles; with null, the number of the vehicle's location, or else the main number",
    'B9.53',
  ),
  used: optionalPhone(
    "Phone number on pages of used vehicles; with null, the number of the vehicle's location, or else the main number",
    'B9.53',
  ),
});

const socialPage = (name: string) =>
  z
    .string()
    .regex(/^https:\/\/\S+$/)
    .meta({ allowed: 'an https address' })
    .nullable()
    .default(null)
    .meta({ description: `Address of the dealer's page on ${name}; null shows no link`, spec: 'L2.45' });

const social = z.strictObject({
  facebook: socialPage('Facebook'),
  instagram: socialPage('Instagram'),
  youtube: socialPage('YouTube'),
  linkedin: socialPage('LinkedIn'),
});

const logoPath = sitePath.meta({
  allowed:
    'a path of this site without spaces, such as /media/acme-cars/logo.svg; rename a file that has a space in its name',
});

const brand = z.strictObject({
  logoUrl: logoPath.meta({
    description:
      "Path of the logo: a square mark next to the dealer's name or, with `logoSize`, a wide logo instead of the name",
  }),
  logoSize: z
    .strictObject({ width: z.int().min(1).max(10_000), height: z.int().min(1).max(10_000) })
    .optional()
    .meta({ description: 'Width and height of a wide logo, which replaces the mark and the name' }),
  logoOnBrandUrl: logoPath.optional().meta({
    description:
      'The logo for the header over a coloured field or a photograph, in the same proportions. Without it, a wide logo has a light background there',
  }),
  logoHasBackground: z.boolean().optional().meta({
    description: "True if the logo's own background fills its whole picture, so that pages put no light one behind it",
  }),
  iconUrl: logoPath.optional().meta({ description: 'Square icon of browser tabs; the logo when left out' }),
  palette: paletteSchema.prefault({}),
});

export const siteSchema = z.strictObject({
  slug: slugText.meta({ description: 'Short name of the site; also the name of its folder', spec: 'B0.01' }),
  template: z.enum(templateNames).meta({ description: 'The preset that the site starts from', spec: 'B0.01' }),
  name: line(80).meta({ description: 'Name of the business', spec: 'B3.25' }),
  tagline: line(200).meta({ description: 'The business in one sentence' }),
  hosts: z.array(hostName).min(1).max(50).meta({ description: 'Host names that the site answers on', spec: 'B0.01' }),
  url: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/)
    .meta({ allowed: 'an address without a path, such as https://www.example.com.au' })
    .meta({ description: 'Public address; canonical links start with it', spec: 'B3.25' }),
  websiteId: z.int().min(1).meta({ description: 'Id of the website in the dealer’s other systems', spec: 'B3.25' }),
  timeZone: timeZoneName.meta({ description: "Time zone of the business, such as 'Australia/Brisbane'" }),
  state: stateCode.meta({ description: 'Home state; market averages of this state are compared first' }),
  manufacturer: slugText.nullable().default(null).meta({
    description: 'Slug of the make that a single-make dealer sells; null for other dealers',
    spec: 'B3.25, L3.15',
  }),
  searchEngine: searchEngineSchema.prefault({}),
  phones,
  social: social.prefault({}),
  locations: z.array(locationSchema).min(1).max(500),
  dealerships: z
    .array(dealershipSchema)
    .max(500)
    .default([])
    .meta({ description: 'Dealerships that sell on the site', spec: 'B3.25' }),
  brand,
  layout: layoutSchema.prefault({}),
  theme: themeSchema.prefault({}),
  navigation: z
    .array(navigationEntrySchema)
    .max(12)
    .default([])
    .meta({ description: 'Entries of the header’s menu, in order', spec: 'L2.36' }),
  footer: z
    .strictObject({
      sentence: line(160)
        .nullable()
        .default(null)
        .meta({ description: 'Sentence above the links of the footer; null shows none' }),
      groups: z
        .array(footerGroupSchema)
        .max(6)
        .default([])
        .meta({ description: 'Columns of links in the footer', spec: 'L2.42' }),
    })
    .prefault({}),
  home: homeSchema,
  legal: legalSchema,
  ...sliceFragments,
});

export type SiteInput = z.output<typeof siteSchema>;
export type TemplateName = (typeof templateNames)[number];

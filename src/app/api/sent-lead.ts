import { z } from 'zod';
import { formKindNames } from '#src/leads/rules/form-kinds.ts';
import {
  carName,
  formName,
  leadFieldKeys,
  leadFieldTable,
  maxSentLength,
  optInName,
  pageIdName,
  shownName,
  termsName,
  trapName,
} from '#src/leads/rules/lead-fields.ts';
import { pageIdPattern } from '#src/leads/rules/page-address.ts';
import { maxCampaignLength } from '#src/lib/landing-campaign.ts';
import { isStorableText } from '#src/lib/text/cut-text.ts';

const sitePage = z.string().startsWith('/').max(2_000).refine(isStorableText, 'some characters can’t be stored');
const shortText = z.string().max(200).optional();
const idText = z.union([z.string().max(200), z.int().transform(String)]).optional();
const linkedParameters = z
  .record(z.string().max(80), z.string().max(200))
  .refine((linked) => Object.keys(linked).length <= 50, 'at most 50 parameters');
const visitedPages = z.array(sitePage.max(300)).max(20);

/**
 * Fields of the specification that we accept but ignore: our stock and the headers are more reliable.
 * @spec L3.03, L7.02
 */
const unreadNames = [
  ...['manufacturer_slug', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'car_type', 'vehicle_status'],
  ...['source', 'user_agent', 'car_dealership_id'],
] as const;

/** @spec L3.01, L7.02 */
const specifiedFields = {
  Rego: shortText,
  location: idText,
  'Service Location': idText,
  subcategory: z
    .string()
    .max(80)
    .regex(/^[^\p{Cc}]*$/u, 'one line of text')
    .optional(),
  url: z.string().max(2_000).refine(isStorableText, 'some characters can’t be stored').optional(),
  lead_attributes: z
    .strictObject({
      visited_pages: visitedPages.optional(),
      linked_query_params: linkedParameters.optional(),
    })
    .optional(),
  ...Object.fromEntries(unreadNames.map((name) => [name, idText])),
} as const;

/** @spec L3.01, L3.03, L7.02 */
export const sentLead = z.strictObject({
  ...Object.fromEntries(
    leadFieldKeys.map((key) => [
      leadFieldTable[key].name,
      z.string().max(maxSentLength(leadFieldTable[key])).optional(),
    ]),
  ),
  ...specifiedFields,
  [leadFieldTable.category.name]: z.string().max(maxSentLength(leadFieldTable.category)).optional(),
  [leadFieldTable.rego.name]: z.string().max(maxSentLength(leadFieldTable.rego)).optional(),
  [leadFieldTable.locationId.name]: idText,
  [leadFieldTable.additionalServices.name]: z.array(z.string().max(80)).max(50).optional(),
  [optInName]: z.boolean().optional(),
  [termsName]: z.boolean().optional(),
  [trapName]: shortText,
  [formName]: z.enum(formKindNames).optional(),
  [carName]: idText,
  [pageIdName]: z.string().regex(pageIdPattern, 'lower-case letters, digits and hyphens').optional(),
  [shownName]: shortText,
  page: sitePage.optional(),
  visited_pages: visitedPages.optional(),
  campaign: z.string().max(maxCampaignLength).refine(isStorableText, 'some characters can’t be stored').optional(),
  submission_key: z
    .string()
    .regex(/^[\da-f]{32}$/, '32 hexadecimal digits')
    .optional(),
  filled_ms: z.int().min(0).optional(),
});

export type SentLead = z.infer<typeof sentLead>;

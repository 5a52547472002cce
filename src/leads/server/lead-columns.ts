import { sql } from 'drizzle-orm';
import type { Lead } from '../rules/lead.ts';

export type LeadJson = Omit<Lead, 'leadUuid' | 'receivedAt'>;

export const leadColumns = sql`json_build_object(
  'category', category, 'subcategory', subcategory, 'firstName', first_name, 'lastName', last_name, 'email', email,
  'phone', phone, 'postcode', postcode, 'message', message, 'rego', rego, 'locationId', location_id,
  'dealershipSlug', dealership_slug, 'manufacturerSlug', manufacturer_slug, 'vehicle', vehicle,
  'additionalServices', additional_services, 'custom', custom, 'isOptedIn', opt_in, 'optInText', opt_in_text,
  'pageId', page_id, 'pagePath', page_path, 'attributes', lead_attributes, 'userAgent', user_agent)`;

import { variable } from './variable.ts';
import { perMinute, wholeNumber } from './variable-kinds.ts';

/** What one address, and all of them together, may ask of one site. */
export const rateLimitVariables = {
  RATE_LIMIT_LEADS: perMinute(20, 'Forms, each of which the database keeps and a dealer reads,'),
  RATE_LIMIT_CODES: perMinute(6, 'Codes to sign in, each of which is a text message that costs money,'),
  RATE_LIMIT_API: perMinute(1200, 'Requests under /api/'),
  RATE_LIMIT_EVENTS: perMinute(120, 'Messages of what shoppers did, each of which the database keeps'),
  RATE_LIMIT_SEARCH: perMinute(3000, 'Requests under /search-api'),
  RATE_LIMIT_PICTURES: perMinute(2400, 'Pictures in sizes that are not kept yet'),
  RATE_LIMIT_PAGES: perMinute(2400, 'Pages that are not in memory'),
  RATE_LIMIT_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    5,
    'a whole number from 0 (no limit) to 1000',
    'How many times the RATE_LIMIT_ of an address all addresses together may ask of one site.',
  ),
};

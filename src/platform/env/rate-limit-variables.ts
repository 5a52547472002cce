import { bytes, perMinute, variable, wholeNumber } from './variable.ts';

export const rateLimitVariables = {
  RATE_LIMIT_LEADS: perMinute(
    20,
    'Forms, each of which the database keeps and a dealer reads (an hour five times, a day fifteen times as many),',
  ),
  RATE_LIMIT_CODES: perMinute(
    6,
    'Codes to sign in, each of which is a text message that costs money (an hour twice, a day five times as many),',
  ),
  RATE_LIMIT_API: perMinute(1200, 'Requests under /api/'),
  RATE_LIMIT_EVENTS: perMinute(120, 'Messages of what shoppers did, each of which the database keeps'),
  RATE_LIMIT_SEARCH: perMinute(3000, 'Requests under /search-api'),
  RATE_LIMIT_PICTURES: perMinute(2400, 'Pictures in sizes that are not kept yet'),
  RATE_LIMIT_PAGES: perMinute(2400, 'Pages that are not in memory'),
  RATE_LIMIT_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    5,
    'a whole number from 0 (no limit) to 1000',
    'How many times the RATE_LIMIT_ of an address all addresses together may ask of one site: pages, pictures, searches, the interface.',
  ),
  RATE_LIMIT_STORED_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    25,
    'a whole number from 0 (no limit) to 1000',
    'The same for forms, codes and messages of events, of which only those that were stored count.',
  ),
  RATE_LIMIT_STORED_BYTES: bytes(
    4 * 2 ** 20,
    'Bytes of forms, and as many of events, that one address may store at one site in a day; 0 sets no limit.',
  ),
};

import { bytes, perMinute, variable, wholeNumber } from './variable.ts';

export const rateLimitVariables = {
  RATE_LIMIT_LEADS: perMinute(
    20,
    'Submitted forms, such as enquiries, valuations, steps of a checkout or finance application, spins of the wheel and unsubscribe requests',
    '; 5 times as many per hour and 15 times as many per day',
  ),
  RATE_LIMIT_CODES: perMinute(
    6,
    'Sign-in codes by text message',
    '; twice as many per hour and 5 times as many per day',
  ),
  RATE_LIMIT_API: perMinute(1200, 'Requests under /api/ that no other limit counts'),
  RATE_LIMIT_EVENTS: perMinute(120, 'Requests that report tracked events'),
  RATE_LIMIT_SEARCH: perMinute(
    3000,
    'Searches, including requests to /search-api, suggestions, counts of matching vehicles and searches by budget',
  ),
  RATE_LIMIT_PICTURES: perMinute(2400, 'Requests for pictures in sizes that are not cached yet'),
  RATE_LIMIT_PAGES: perMinute(
    2400,
    'Requests for pages that are not cached, and for brochures, PDFs, feeds and sitemaps',
  ),
  RATE_LIMIT_DESK: perMinute(600, 'Requests to the desk, apart from its built files', '', 'from one address'),
  RATE_LIMIT_DESK_SIGN_INS: perMinute(20, 'Attempts to sign in to the desk', '', 'from one address'),
  RATE_LIMIT_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    5,
    'a whole number from 0 (no limit) to 1000',
    'Limit at one site for all client addresses together, as a multiple of the limit for one address. Applies to pages, pictures, searches and the API.',
  ),
  RATE_LIMIT_STORED_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    25,
    'a whole number from 0 (no limit) to 1000',
    'Like RATE_LIMIT_SITE_FACTOR, but for forms, sign-in codes and events, and for all their limits: per minute, hour and day, and in bytes. Counts only those that are stored.',
  ),
  RATE_LIMIT_STORED_BYTES: bytes(
    4 * 2 ** 20,
    'Bytes that one address may store at one site in a day, counted separately for forms, sign-in codes and events; 0 sets no limit.',
  ),
};

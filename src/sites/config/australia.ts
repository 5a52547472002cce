import type { Region } from '../model/region.ts';

/** Every site is in Australia: dollars, four-digit postcodes, phone numbers with +61. @spec B0.03 */
export const australia: Region = {
  country: 'AU',
  currency: 'AUD',
  locale: 'en-AU',
  callingCode: '+61',
  postcodeDigits: 4,
};

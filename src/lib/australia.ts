/**
 * Country of every site. To sell in another country, change this file and the shapes of postcodes and phone numbers.
 * @spec B0.03
 */
export const australia = {
  /** ISO 3166, for structured data. */
  country: 'AU',
  currency: 'AUD',
  callingCode: '+61',
} as const;

/** Language of pages and dates. @spec B0.03 */
export const locale = 'en-AU';

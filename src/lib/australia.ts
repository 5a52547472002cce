/** Country of every site. Another one needs other shapes of postcodes and phone numbers too. @spec B0.03 */
export const australia = {
  country: 'AU',
  currency: 'AUD',
  callingCode: '+61',
} as const;

/** Language of pages and dates. @spec B0.03 */
export const locale = 'en-AU';

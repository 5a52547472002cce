/** Country of every site. Another would also need its own formats of postcodes and phone numbers. @spec B0.03 */
export const australia = {
  country: 'AU',
  currency: 'AUD',
  callingCode: '+61',
} as const;

/** Language of pages and dates. @spec B0.03 */
export const locale = 'en-AU';

/** Where every site is: who sells in another country opens this file, and the shapes of its postcodes and numbers. @spec B0.03 */
export const australia = {
  /** As search engines read it. */
  country: 'AU',
  /** Of every price. */
  currency: 'AUD',
  /** Of every page and of the words of dates. */
  locale: 'en-AU',
  callingCode: '+61',
} as const;

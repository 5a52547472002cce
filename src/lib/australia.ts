/** Where every site is: who sells in another country opens this file, that of the locale, and the shapes of its postcodes and numbers. @spec B0.03 */
export const australia = {
  /** As search engines read it. */
  country: 'AU',
  /** Of every price. */
  currency: 'AUD',
  callingCode: '+61',
} as const;

/** The language of every page and of the words of dates. @spec B0.03 */
export const locale = 'en-AU';

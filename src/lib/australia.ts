/** @spec B0.03 */
export const australia = {
  country: 'AU',
  currency: 'AUD',
  callingCode: '+61',
} as const;

/** @spec B0.03 */
export const locale = 'en-AU';

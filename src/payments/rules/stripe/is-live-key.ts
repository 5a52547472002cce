/** Whether a key of Stripe moves real money; null for a text that is no key. @spec D.59 */
export const isLiveKey = (key: string): boolean | null => {
  const [, mode] = /^(?:pk|sk|rk)_(test|live)_/.exec(key) ?? [];
  return mode === undefined ? null : mode === 'live';
};

/** Stripe's documentation lists these origins for the security policy of pages with a Stripe form. @spec D.59 */
export const stripeOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const;

/** @spec D.59 */
export const isLiveKey = (key: string): boolean | null => {
  const [, mode] = /^(?:pk|sk|rk)_(test|live)_/.exec(key) ?? [];
  return mode === undefined ? null : mode === 'live';
};

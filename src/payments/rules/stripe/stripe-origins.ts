/** What a page with Stripe's form loads, frames and talks to, as Stripe documents it; no other page has it. @spec D.59 */
export const stripeOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const;

/** Whether a key of Stripe moves real money; null for a text that is no key. @spec D.59 */
export const isLiveKey = (key: string): boolean | null => {
  const [, mode] = /^(?:pk|sk|rk)_(test|live)_/.exec(key) ?? [];
  return mode === undefined ? null : mode === 'live';
};

/** The two last parts that the address of reserving a vehicle can have. Apart from `pagePaths`, which every page loads. @spec B2.02 */
export const checkoutPathNames = ['checkout', 'buy-online'] as const;

export type CheckoutPathName = (typeof checkoutPathNames)[number];

/** Where one vehicle is reserved. @spec B2.02 */
export const checkoutPath = (slug: string, name: CheckoutPathName): string =>
  `/cars/${encodeURIComponent(slug)}/${name}`;

/** Where a bank leads back to: the payment is looked at, and the page says how it stands. */
export const checkoutReturnPath = (slug: string, name: CheckoutPathName): string =>
  `${checkoutPath(slug, name)}/return`;

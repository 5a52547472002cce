import { accountPaths } from './account-paths.ts';
import { secretParameters } from './secret-parameters.ts';

/** The two last parts that the address of reserving a vehicle can have. Apart from `pagePaths`, which every page loads. @spec B2.02 */
export const checkoutPathNames = ['checkout', 'buy-online'] as const;

export type CheckoutPathName = (typeof checkoutPathNames)[number];

/** Where one vehicle is reserved. @spec B2.02 */
export const checkoutPath = (slug: string, name: CheckoutPathName): string =>
  `/cars/${encodeURIComponent(slug)}/${name}`;

/** Where a bank leads back to: the payment is looked at, and the page says how it stands. */
export const checkoutReturnPath = (slug: string, name: CheckoutPathName): string =>
  `${checkoutPath(slug, name)}/return`;

/** The link of a receipt: it opens the reservation on any device. @spec B9.29 */
export const checkoutReceiptPath = (slug: string, name: CheckoutPathName, token: string): string =>
  `${checkoutPath(slug, name)}/receipt?${secretParameters.token}=${token}`;

/** Where a vehicle is bought online, by the slug that its address names. @spec B2.03 */
export const purchasePage = '/checkout-journey';

/** The same for one vehicle. @spec B2.03 */
export const purchasePath = (slug: string): string => `${purchasePage}?car_id=${encodeURIComponent(slug)}`;

/** Where a bank leads back to who buys online. */
export const purchaseReturnPage = `${purchasePage}/return`;

export const purchaseReturnPath = (slug: string): string => `${purchaseReturnPage}?car_id=${encodeURIComponent(slug)}`;

/** A paper of a purchase. @spec D.41 */
export const purchaseDocumentPath = (document: string, slug: string): string =>
  `${purchasePage}/${document}.pdf?car_id=${encodeURIComponent(slug)}`;

const path = accountPaths.onlinePayment;

/** The page of a payment that a dealer asked for, by its code. @spec L2.16 */
export const onlinePaymentOf = (code: string): string => `${path}?${secretParameters.token}=${code}`;

/** Where a bank leads back to: the payment is looked at, and the page says how it stands. */
export const onlinePaymentReturnOf = (code: string): string => `${path}/return?${secretParameters.token}=${code}`;

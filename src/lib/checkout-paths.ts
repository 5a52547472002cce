import { accountPaths } from './account-paths.ts';
import { secretParameters } from './secret-parameters.ts';

/** The names of the page that reserves a vehicle. Kept out of `pagePaths`, which every page loads. @spec B2.02 */
export const checkoutPathNames = ['checkout', 'buy-online'] as const;

export type CheckoutPathName = (typeof checkoutPathNames)[number];

/** The page that reserves a vehicle. @spec B2.02 */
export const checkoutPath = (slug: string, name: CheckoutPathName): string =>
  `/cars/${encodeURIComponent(slug)}/${name}`;

/** Where the bank redirects to. The page then checks the payment's status. */
export const checkoutReturnPath = (slug: string, name: CheckoutPathName): string =>
  `${checkoutPath(slug, name)}/return`;

/** The link in a receipt, which opens the reservation on any device. @spec B9.29 */
export const checkoutReceiptPath = (slug: string, name: CheckoutPathName, token: string): string =>
  `${checkoutPath(slug, name)}/receipt?${secretParameters.token}=${token}`;

/** The page that sells a vehicle online; its slug is a parameter. @spec B2.03 */
export const purchasePage = '/checkout-journey';
/** The page that sells one vehicle online. @spec B2.03 */
export const purchasePath = (slug: string): string => `${purchasePage}?car_id=${encodeURIComponent(slug)}`;

export const purchaseReturnPage = `${purchasePage}/return`;

export const purchaseReturnPath = (slug: string): string => `${purchaseReturnPage}?car_id=${encodeURIComponent(slug)}`;

/** A document of a purchase as a PDF. @spec D.41 */
export const purchaseDocumentPath = (document: string, slug: string): string =>
  `${purchasePage}/${document}.pdf?car_id=${encodeURIComponent(slug)}`;

const path = accountPaths.onlinePayment;

/** The page of a requested payment, by its code. @spec L2.16 */
export const onlinePaymentOf = (code: string): string => `${path}?${secretParameters.token}=${code}`;

export const onlinePaymentReturnOf = (code: string): string => `${path}/return?${secretParameters.token}=${code}`;

import { accountPaths } from './account-paths.ts';
import { secretParameters } from './secret-parameters.ts';

/** @spec B2.03 */
export const purchasePage = '/checkout-journey';

/** @spec B2.03 */
export const purchasePath = (slug: string): string => `${purchasePage}?car_id=${encodeURIComponent(slug)}`;

export const purchaseReturnPage = `${purchasePage}/return`;

export const purchaseReturnPath = (slug: string): string => `${purchaseReturnPage}?car_id=${encodeURIComponent(slug)}`;

/** @spec D.41 */
export const purchaseDocumentPath = (document: string, slug: string): string =>
  `${purchasePage}/${document}.pdf?car_id=${encodeURIComponent(slug)}`;

const path = accountPaths.onlinePayment;

/** @spec L2.16 */
export const onlinePaymentOf = (code: string): string => `${path}?${secretParameters.token}=${code}`;

export const onlinePaymentReturnOf = (code: string): string => `${path}/return?${secretParameters.token}=${code}`;

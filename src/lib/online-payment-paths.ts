import { accountPaths } from './account-paths.ts';
import { secretParameters } from './secret-parameters.ts';

const path = accountPaths.onlinePayment;

/** The page of a payment that a dealer asked for, by its code. @spec L2.16 */
export const onlinePaymentOf = (code: string): string => `${path}?${secretParameters.token}=${code}`;

/** Where a bank leads back to: the payment is looked at, and the page says how it stands. */
export const onlinePaymentReturnOf = (code: string): string => `${path}/return?${secretParameters.token}=${code}`;

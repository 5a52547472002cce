/** What payments of this slice are to the gateway. @spec L2.16 */
export const paymentPurpose = 'paymentRequest';

/** What the lead is about that a payment becomes. @spec L2.16, D.36 */
export const paymentSubcategory = 'Online Payment';

/** What the payments of reservations are called among all payments. @spec B9.27 */
export const depositPurpose = 'reservation';

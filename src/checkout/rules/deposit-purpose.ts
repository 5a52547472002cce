/** What the payments of reservations are called among all payments. @spec B9.27 */
export const depositPurpose = 'reservation';

/** What the lead of a reservation is about, beside the kind of its vehicle. */
export const reservationSubcategory = 'Reservation';

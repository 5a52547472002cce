/** The purpose of deposits at the gateway. @spec B9.27 */
export const depositPurpose = 'reservation';

/** Subcategory of a reservation's lead. */
export const reservationSubcategory = 'Reservation';

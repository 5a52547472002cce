/** What the lead of a reservation is about, beside the kind of its vehicle. */
export const reservationSubcategory = 'Reservation';

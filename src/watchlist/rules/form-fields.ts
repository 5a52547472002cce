/** The field of the watchlist's forms that names a vehicle by its number. @spec B3.18 */
export const carField = 'car_id';

/** The field that names the page of the form, its path and query: browsers do not tell it. @spec B2.11 */
export const backField = 'back';

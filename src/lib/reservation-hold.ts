/**
 * How long a paid deposit holds a vehicle. Shared, because vehicle pages and the checkout both state it.
 * @spec B2.03
 */
export const holdHours = 48;

/** How long a paid deposit holds a vehicle. Pages of a reserved vehicle and the checkout both say it. @spec B2.03 */
export const holdHours = 48;

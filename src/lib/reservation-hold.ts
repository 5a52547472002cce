/** @spec B2.03 */
export const holdHours = 48;

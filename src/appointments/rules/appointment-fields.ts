/** Field name of the chosen time, an ISO moment. @spec L2.53 */
export const slotName = 'appointment';

export const dayName = 'appointment_day';

/** @spec L2.53 */
export const noTime = 'call';

/** Name of the field whose value is the chosen time as an ISO moment, or `noTime`. @spec L2.53 */
export const slotName = 'appointment';

export const dayName = 'appointment_day';

/** @spec L2.53 */
export const noTime = 'call';

/** This form field holds a UTC time in ISO 8601 or `noTime`. @spec L2.53 */
export const slotName = 'appointment';

export const dayName = 'appointment_day';

/** @spec L2.53 */
export const noTime = 'call';

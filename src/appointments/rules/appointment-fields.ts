/** The form field for the chosen time: a UTC time in ISO 8601, `noTime` or empty. @spec L2.53 */
export const slotName = 'appointment';

export const dayName = 'appointment_day';

/** @spec L2.53 */
export const noTime = 'call';

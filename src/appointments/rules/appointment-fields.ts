/** Field name of the chosen time, an ISO moment. @spec L2.53 */
export const slotName = 'appointment';

export const dayName = 'appointment_day';

/** Value for a shopper who wants a call instead of a time. @spec L2.53 */
export const noTime = 'call';

/** Name of the field with the time that a shopper chose: the moment at which it begins. @spec L2.53 */
export const slotName = 'appointment';

/** Name of the field with the day whose times are shown. */
export const dayName = 'appointment_day';

/** What stands in the field of the time for a shopper who would rather be rung up. @spec L2.53 */
export const noTime = 'call';

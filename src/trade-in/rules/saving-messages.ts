/** Logged once the result of a valuation is saved. @spec L8.03 */
export const savedMessage = 'Valuation data saved';

/** Logged where it could not be, in the specification's words. @spec L8.03 */
export const saveFailedMessage = 'Failed to save valuation data';

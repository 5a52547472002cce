/** The id of a field of the checkout, for its label and for what is wrong with it. */
export const checkoutFieldId = (field: string): string => `reserve-${field}`;

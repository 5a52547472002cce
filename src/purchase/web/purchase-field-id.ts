/** The id of a field of a purchase, for its label and for what is wrong with it. */
export const purchaseFieldId = (field: string): string => `purchase-${field}`;

export const purchaseFieldId = (field: string): string => `purchase-${field}`;

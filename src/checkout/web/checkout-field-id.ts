export const checkoutFieldId = (field: string): string => `reserve-${field}`;

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a valuation: the database takes no other. */
export const isValuationUuid = (text: string): boolean => pattern.test(text);

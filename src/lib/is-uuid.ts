const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row: the database takes no other. */
export const isUuid = (text: string): boolean => pattern.test(text);

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True if a text can be the UUID of a row. The database rejects anything else. */
export const isUuid = (text: string): boolean => pattern.test(text);

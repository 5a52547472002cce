/** Whether PostgreSQL stores a text: neither a NUL nor half of a surrogate pair, which would fail every row written with it. */
export const isStorableText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

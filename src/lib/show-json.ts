const maxCharacters = 1000;

/** A value as JSON for a message: cut when it is long, and safe for values nested deeper than JSON can be written. */
export const showJson = (value: unknown): string => {
  try {
    const json = JSON.stringify(value) ?? String(value);
    return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json;
  } catch (error) {
    if (error instanceof RangeError) return '…';
    throw error;
  }
};

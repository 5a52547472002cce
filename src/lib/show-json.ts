const maxCharacters = 1000;

/** Formats a value for a message. Long JSON is cut, and a value that's nested too deeply becomes '…'. */
export const showJson = (value: unknown): string => {
  try {
    const json = JSON.stringify(value) ?? String(value);
    return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json;
  } catch (error) {
    if (error instanceof RangeError) return '…';
    throw error;
  }
};

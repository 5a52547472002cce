const maxCharacters = 1000;

/** Cuts JSON that's longer than `maxCharacters`. A value that's nested too deeply for JSON.stringify becomes '…'. */
export const showJson = (value: unknown): string => {
  try {
    const json = JSON.stringify(value) ?? String(value);
    return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json;
  } catch (error) {
    if (error instanceof RangeError) return '…';
    throw error;
  }
};

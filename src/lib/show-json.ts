const maxCharacters = 1000;

/** Cuts long JSON. A value that's nested too deeply becomes '…'. */
export const showJson = (value: unknown): string => {
  try {
    const json = JSON.stringify(value) ?? String(value);
    return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json;
  } catch (error) {
    if (error instanceof RangeError) return '…';
    throw error;
  }
};

const maxCharacters = 1000;

/** Formats a value as JSON for messages. Truncates long JSON; returns '…' if the value is nested too deeply. */
export const showJson = (value: unknown): string => {
  try {
    const json = JSON.stringify(value) ?? String(value);
    return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json;
  } catch (error) {
    if (error instanceof RangeError) return '…';
    throw error;
  }
};

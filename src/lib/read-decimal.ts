/**
 * Parses a non-negative number as people type it: '1.85', '$12,000'. Returns null for any other text, and for more than
 * 9 digits before the point or 4 after it.
 */
export const readDecimal = (text: string): number | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  return /^(\d{1,9}(\.\d{0,4})?|\.\d{1,4})$/.test(bare) ? Number(bare) : null;
};

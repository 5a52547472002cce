const value = /"(?:[^"\\]|\\.)*"|\d[\d,.-]*\d|\d/g;

const mostValues = 3;

/**
 * Joins reasons that differ only in a quoted text or a number. Names up to three of these: '"36", "32" is too small'.
 */
export const joinReasons = (reasons: readonly string[]): string => {
  const [first = ''] = reasons;
  const values = reasons.map((reason) => [...reason.matchAll(value)]);
  const own = values[0] ?? [];
  const at = own.findIndex((_, index) => values.some((other) => other[index]?.[0] !== own[index]?.[0]));
  const match = own[at];
  if (match === undefined) return first;
  const different = [...new Set(values.flatMap((list) => list[at]?.[0] ?? []))];
  const rest = different.length > mostValues ? ' …' : '';
  const named = different.slice(0, mostValues).join(', ') + rest;
  return first.slice(0, match.index) + named + first.slice(match.index + match[0].length);
};

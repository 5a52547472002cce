type Properties = Readonly<Record<string, unknown>>;

/**
 * True if two JSON values are equal. Ignores the order of an object's properties, because the database doesn't keep it.
 * A property that is undefined equals one that is missing.
 */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [one as Properties, other as Properties];
  const names = new Set([...Object.keys(ones), ...Object.keys(others)]);
  return [...names].every((name) => isEqual(ones[name], others[name]));
};

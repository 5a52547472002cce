type Properties = Readonly<Record<string, unknown>>;

/** Compares JSON values: an undefined property equals a missing one, and the order of properties doesn't matter. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [one as Properties, other as Properties];
  const names = new Set([...Object.keys(ones), ...Object.keys(others)]);
  return [...names].every((name) => isEqual(ones[name], others[name]));
};

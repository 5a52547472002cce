// Created once: localeCompare builds a collator on every call.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares names for sorting: ignores case and accents, and puts '2' before '10'. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

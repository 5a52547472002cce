// Creates the collator once, because localeCompare builds one on every call.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const compareNames = (a: string, b: string): number => collator.compare(a, b);

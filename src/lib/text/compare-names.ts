// Made once: localeCompare builds its collator anew at every call.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as people read them: case and accents forgiven, '2' before '10'. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

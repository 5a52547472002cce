/** A value inside a Meilisearch filter, whatever it holds. */
export const quoteFilterValue = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

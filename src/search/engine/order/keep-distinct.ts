import type { AttributeIndex } from '../columns/attribute-index.ts';

/** The rows of which no earlier one has the same value; those without a value all stay. */
export const keepDistinct = (rows: readonly number[], attribute: AttributeIndex): number[] => {
  const seen = new Set<number>();
  return rows.filter((row) => {
    const codes = attribute.codes.list(row);
    const isNew = codes.every((code) => !seen.has(code));
    for (const code of codes) seen.add(code);
    return isNew;
  });
};

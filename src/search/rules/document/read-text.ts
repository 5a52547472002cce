import type { AttributeWith } from './document-attributes.ts';

/** The text of one attribute of a hit; null where it has none. */
export const readText = (
  hit: Readonly<Record<string, unknown>>,
  name: AttributeWith<{ readonly type: 'text' }>,
): string | null => {
  const value = hit[name];
  return typeof value === 'string' ? value : null;
};

import type { AttributeWith, DocumentAttribute, documentAttributes } from './document-attributes.ts';

interface ValueByType {
  readonly text: string;
  readonly texts: readonly string[];
  readonly number: number;
  readonly boolean: boolean;
  readonly record: object;
}

export type DocumentValue<Name extends DocumentAttribute> = ValueByType[(typeof documentAttributes)[Name]['type']];

export type SearchDocument = {
  readonly [Name in DocumentAttribute]?: DocumentValue<Name>;
} & { readonly id: number; readonly slug: string; readonly path: string };

export type DerivedValues = {
  readonly [Name in AttributeWith<{ readonly source: 'derived' }>]: DocumentValue<Name> | null;
};

export const readTextAttribute = (
  hit: Readonly<Record<string, unknown>>,
  name: AttributeWith<{ readonly type: 'text' }>,
): string | null => {
  const value = hit[name];
  return typeof value === 'string' ? value : null;
};

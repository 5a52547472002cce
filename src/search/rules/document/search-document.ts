import type { AttributeWith, DocumentAttribute, documentAttributes } from './document-attributes.ts';

interface ValueByType {
  readonly text: string;
  readonly texts: readonly string[];
  readonly number: number;
  readonly truth: boolean;
  readonly record: object;
}

export type DocumentValue<Name extends DocumentAttribute> = ValueByType[(typeof documentAttributes)[Name]['type']];

/** What the engine indexes of a vehicle, and gives back: the specification's names, and figures derived from them. */
export type SearchDocument = {
  readonly [Name in DocumentAttribute]?: DocumentValue<Name>;
} & { readonly id: number; readonly slug: string; readonly path: string };

/** The attributes that are worked out, null where nothing is known. */
export type DerivedValues = {
  readonly [Name in AttributeWith<{ readonly source: 'derived' }>]: DocumentValue<Name> | null;
};

import { createContext } from 'react';

export interface PlacedPart {
  readonly at: number;
  readonly isKnown: boolean;
}

/**
 * The parts of a page that only the server renders, and the scripts and styles that the page's content security policy
 * must allow.
 */
export interface PagePieces {
  readonly styleUrls: readonly string[];
  readonly themeCss: string;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly parts: { readonly place: (of: object, variant: string) => PlacedPart } | null;
}

export const PagePieces = createContext<PagePieces | null>(null);

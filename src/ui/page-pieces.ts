import { createContext } from 'react';

export interface PlacedPart {
  readonly at: number;
  readonly isKnown: boolean;
}

/** What only the server adds to a page. The page's content security policy must allow `scripts` and `styles`. */
export interface PagePieces {
  readonly styleUrls: readonly string[];
  readonly themeCss: string;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly parts: { readonly place: (of: object, variant: string) => PlacedPart } | null;
}

export const PagePieces = createContext<PagePieces | null>(null);

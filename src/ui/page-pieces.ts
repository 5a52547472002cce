import { createContext } from 'react';

export interface PlacedPart {
  readonly at: number;
  /** True if the part needn't be drawn. */
  readonly isKnown: boolean;
}

/** What only the server puts into a page, and what the page's content security policy must allow. */
export interface PagePieces {
  readonly styleUrls: readonly string[];
  readonly themeCss: string;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  /** Places a remembered part; null if the page is drawn without the memory. */
  readonly parts: { readonly place: (of: object, variant: string) => PlacedPart } | null;
}

/** Null in the browser, which has the page's text already. */
export const PagePieces = createContext<PagePieces | null>(null);

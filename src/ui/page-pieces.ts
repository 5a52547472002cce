import { createContext } from 'react';

export interface PlacedPart {
  readonly at: number;
  /** True if the part needn't be rendered. */
  readonly isKnown: boolean;
}

/**
 * The parts of a page that only the server renders, and the scripts and styles that its content security policy must
 * allow.
 */
export interface PagePieces {
  readonly styleUrls: readonly string[];
  readonly themeCss: string;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  /** Null if this render neither stores nor reuses remembered parts. */
  readonly parts: { readonly place: (of: object, variant: string) => PlacedPart } | null;
}

/** Null in the browser, which already has the page's HTML. */
export const PagePieces = createContext<PagePieces | null>(null);

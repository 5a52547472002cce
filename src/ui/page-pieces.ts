import { createContext } from 'react';

/** What a page being drawn on the server contains that its content security policy must allow. */
export interface PagePieces {
  readonly themeCss: string;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Null in the browser, which has the page's text already. */
export const PagePieces = createContext<PagePieces | null>(null);

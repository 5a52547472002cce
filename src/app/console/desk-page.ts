import { createContext } from 'react';

/**
 * Values that the server adds to a page besides its content. In the browser, the context is null, and the page reads
 * the values from the document.
 */
export interface DeskPage {
  readonly themeCss: string;
  readonly nonce: string;
}

export const DeskPageContext = createContext<DeskPage | null>(null);

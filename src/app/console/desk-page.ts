import { createContext } from 'react';

/** What the server adds to a page besides its content. Null in the browser, which reads it from the document. */
export interface DeskPage {
  readonly themeCss: string;
  readonly nonce: string;
}

export const DeskPageContext = createContext<DeskPage | null>(null);

import { createContext } from 'react';

/** In the browser, `DeskPageContext` is null and the page reads these values from the document. */
export interface DeskPage {
  readonly themeCss: string;
  readonly nonce: string;
}

export const DeskPageContext = createContext<DeskPage | null>(null);

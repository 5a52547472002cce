import type { FigureRow } from './list-figures.ts';

/** A paper of a purchase, as it is drawn. */
export interface PurchaseDocumentView {
  readonly siteName: string;
  readonly title: string;
  /** What it is about, in a line or two. */
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly FigureRow[] }[];
  /** What it rests on, a sentence each. */
  readonly conditions: readonly string[];
}

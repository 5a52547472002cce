export interface DocumentRow {
  readonly label: string;
  readonly text: string;
}

export interface PrintedDocument {
  readonly siteName: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly DocumentRow[] }[];
  readonly basis: { readonly heading: string; readonly lines: readonly string[] };
}

/** Adds a colon and a space to a label, or only a space to a question. */
export const endLabel = (label: string): string => (label.endsWith('?') ? `${label} ` : `${label}: `);

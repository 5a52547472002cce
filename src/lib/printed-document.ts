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

export const endLabel = (label: string): string => (label.endsWith('?') ? `${label} ` : `${label}: `);

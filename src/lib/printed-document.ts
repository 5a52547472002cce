export interface DocumentRow {
  readonly label: string;
  readonly text: string;
}

export interface PrintedDocument {
  readonly siteName: string;
  readonly title: string;
  /** What it is about, in a line or two. */
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly DocumentRow[] }[];
  /** The assumptions, one sentence each. */
  readonly basis: { readonly heading: string; readonly lines: readonly string[] };
}

/** Something a paper says, with its name. */
export interface PaperRow {
  readonly label: string;
  readonly text: string;
}

/** A paper for one person, as it is drawn. */
export interface Paper {
  readonly siteName: string;
  readonly title: string;
  /** What it is about, in a line or two. */
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly PaperRow[] }[];
  /** What it rests on, a sentence each. */
  readonly basis: { readonly heading: string; readonly lines: readonly string[] };
}

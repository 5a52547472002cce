/** A line of facts in a mail. */
export interface MailRow {
  readonly label: string;
  readonly text: string;
  /** tel:, mailto: or a page; null where there is nothing to follow. */
  readonly href: string | null;
}

/** What a mail says, for people. It is drawn as HTML and as text from the same. */
export interface MailView {
  readonly subject: string;
  /** What programs show beside the subject. */
  readonly preview: string;
  /** Whom it speaks for. */
  readonly sender: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailRow[];
  /** What a shopper wrote, line by line; null where nothing is quoted. */
  readonly quote: string | null;
  readonly footer: readonly string[];
}

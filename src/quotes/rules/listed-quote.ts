export interface ListedQuote {
  readonly quoteUuid: string;
  readonly number: number;
  /** Null if the person's record no longer exists. */
  readonly personName: string | null;
  readonly totalCents: number;
  readonly balanceCents: number;
  /** 'YYYY-MM-DD' in the site's time zone. */
  readonly validUntil: string;
  readonly sizeBytes: number;
  readonly madeAtMs: number;
}

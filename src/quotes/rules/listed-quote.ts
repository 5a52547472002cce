export interface ListedQuote {
  readonly quoteUuid: string;
  readonly number: number;
  readonly personName: string | null;
  readonly totalCents: number;
  readonly balanceCents: number;
  /** 'YYYY-MM-DD' in the site's time zone. */
  readonly validUntil: string;
  readonly sizeBytes: number;
  readonly madeAtMs: number;
}

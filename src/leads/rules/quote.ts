export interface QuoteLine {
  readonly label: string;
  readonly amountCents: number;
}

/** Amounts that come off the price, such as the discount, are positive. */
export interface QuoteSums {
  readonly priceCents: number;
  readonly isDriveAway: boolean;
  /** Stamp duty, registration and compulsory insurance. Null if they are an unknown part of a drive-away price. */
  readonly governmentCents: number | null;
  readonly extras: readonly QuoteLine[];
  readonly discountCents: number;
  readonly tradeInCents: number;
  readonly depositCents: number;
}

export interface QuoteFigures extends QuoteSums {
  readonly totalCents: number;
  /** Null if the government charges are unknown, because GST isn't charged on them. */
  readonly gstCents: number | null;
  readonly balanceCents: number;
}

/** A snapshot: a quote stays the same if its vehicle, lead or dealer changes. */
export interface QuoteContent {
  readonly dealer: {
    readonly name: string;
    readonly seller: string;
    readonly abn: string | null;
    readonly lines: readonly string[];
  };
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly vehicle: {
    readonly title: string;
    readonly facts: readonly { readonly label: string; readonly text: string }[];
  };
  readonly tradeIn: string | null;
  readonly figures: QuoteFigures;
  readonly preparedBy: string;
  readonly madeOn: string;
  readonly validUntil: string;
}

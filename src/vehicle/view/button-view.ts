export interface ButtonView {
  readonly name:
    | 'viewDetails'
    | 'reserveNow'
    | 'getFinance'
    | 'bookTestDrive'
    | 'enquire'
    | 'shopNow'
    | 'findSimilar'
    | 'historyReport';
  readonly label: string;
  readonly href: string;
  /** At most one filled button a card. */
  readonly isPrimary: boolean;
}

export interface PageActionView {
  readonly name: 'enquire' | 'reserve' | 'purchase' | 'testDrive' | 'photos' | 'finance' | 'tradeIn';
  readonly label: string;
  /** Where there is little room: 'Get Finance'. @spec B2.60 */
  readonly shortLabel: string;
  readonly href: string;
}

export interface PageLinkView {
  readonly name: 'offers' | 'service' | 'sell';
  readonly label: string;
  /** 'Get an instant offer in 2 minutes' */
  readonly note: string | null;
  readonly href: string;
}

export interface ShareView {
  /** The page's public address. */
  readonly url: string;
  readonly title: string;
  readonly hasTwitter: boolean;
  readonly copyLabel: 'label' | 'toast';
  /** 'Copied {car name} to your clipboard!' */
  readonly toastText: string;
}

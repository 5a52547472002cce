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
  /** Filled. At most one per card. */
  readonly isPrimary: boolean;
}

export interface PageActionView {
  readonly name: 'enquire' | 'reserve' | 'purchase' | 'testDrive' | 'photos' | 'finance' | 'tradeIn';
  readonly label: string;
  /** 'Get Finance', for narrow places. @spec B2.60 */
  readonly shortLabel: string;
  readonly href: string;
}

export interface PageLinkView {
  readonly name: 'offers' | 'service' | 'sell';
  readonly label: string;
  readonly note: string | null;
  readonly href: string;
}

export interface ShareView {
  readonly url: string;
  readonly title: string;
  readonly hasTwitter: boolean;
  readonly copyLabel: 'label' | 'toast';
  readonly toastText: string;
}

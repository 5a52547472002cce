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

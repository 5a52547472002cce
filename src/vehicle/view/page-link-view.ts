/** A link of the banner under a vehicle. */
export interface PageLinkView {
  readonly name: 'offers' | 'service' | 'sell';
  readonly label: string;
  /** 'Get an instant offer in 2 minutes' */
  readonly note: string | null;
  readonly href: string;
}

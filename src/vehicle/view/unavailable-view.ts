export interface UnavailableView {
  /** 'SOLD', 'No longer available' */
  readonly heading: string;
  readonly text: string;
  readonly similarLabel: string;
  readonly similarHref: string;
}

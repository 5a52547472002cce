export interface ShareView {
  /** The page's public address. */
  readonly url: string;
  readonly title: string;
  readonly hasTwitter: boolean;
  readonly copyLabel: 'label' | 'toast';
  /** 'Copied {car name} to your clipboard!' */
  readonly toastText: string;
}

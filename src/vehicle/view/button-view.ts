import type { CardButtonName } from '../rules/card/card-config.ts';
import type { PageConfig } from '../rules/page/page-config.ts';

export interface ButtonView {
  readonly name: CardButtonName | 'findSimilar' | 'historyReport';
  readonly label: string;
  readonly href: string;
  readonly isPrimary: boolean;
}

export interface PageActionView {
  readonly name: PageConfig['buttons']['shown'][number];
  readonly label: string;
  /** @spec B2.60 */
  readonly shortLabel: string;
  readonly href: string;
}

export interface BannerLinkView {
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

import type { Promo } from '../rules/config.ts';

/** A promo card. @spec B3.23 */
export interface PromoView {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  readonly background: Promo['background'];
  /** Unix milliseconds; null: it stays. @spec B5.43 */
  readonly expiresAtMs: number | null;
}

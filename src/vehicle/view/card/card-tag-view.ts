/** The one tag on the picture. @spec B4.03, B4.05 */
export interface CardTagView {
  readonly kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'own' | 'comingSoon' | 'new';
  readonly text: string;
  /** The certified programme's logo, in place of the words; null without one. @spec B4.08 */
  readonly logoSrc: string | null;
  /** 'warning' is the red of a vehicle's own tag, 'positive' the green one. */
  readonly tone: 'neutral' | 'positive' | 'warning' | 'ink';
}

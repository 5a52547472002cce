import type { CardConfig } from '../../rules/card/card-config.ts';
import { type CardTag, chooseCardTag } from '../../rules/card/choose-card-tag.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

/** The one tag on a vehicle's picture. @spec B4.03, B4.05 */
export interface CardTagView {
  readonly kind: CardTag['kind'];
  readonly text: string;
  /** Logo of the certified programme, shown instead of the words. @spec B4.08 */
  readonly logoSrc: string | null;
  readonly tone: 'neutral' | 'positive' | 'warning' | 'ink';
}

const tones: Readonly<Record<Exclude<CardTag['kind'], 'own'>, CardTagView['tone']>> = {
  sold: 'ink',
  electric: 'positive',
  hybrid: 'positive',
  reserved: 'ink',
  certified: 'neutral',
  comingSoon: 'neutral',
  new: 'positive',
};

/** Builds the tag of a vehicle with its tone: red is a warning, green is positive. @spec B4.03 to B4.12 */
export const buildCardTagView = (vehicle: Vehicle, config: CardConfig, now: Date): CardTagView | null => {
  const tag = chooseCardTag(vehicle, config, now);
  if (tag === null) return null;
  if (tag.kind === 'own') {
    return { kind: 'own', text: tag.text, tone: tag.colour === 'green' ? 'positive' : 'warning', logoSrc: null };
  }
  const logoSrc = tag.kind === 'certified' ? config.certifiedLogoSrc : null;
  return { kind: tag.kind, text: tag.text, tone: tones[tag.kind], logoSrc };
};

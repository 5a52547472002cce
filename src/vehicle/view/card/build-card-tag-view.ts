import { dayMs } from '#src/lib/durations.ts';
import type { CardConfig } from '../../rules/card/card-config.ts';
import { findFuelGroup } from '../../rules/find-fuel-group.ts';
import { getStockStatus, isCertified } from '../../rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

export type CardTag =
  | { readonly kind: 'sold'; readonly text: string }
  | { readonly kind: 'electric' | 'hybrid' | 'reserved' | 'certified' | 'comingSoon' | 'new'; readonly text: string }
  | { readonly kind: 'own'; readonly text: string; readonly colour: 'red' | 'green' };

const chooseFuelTag = (vehicle: Vehicle, config: CardConfig): CardTag | null => {
  if (!config.hasFuelTag) return null;
  const group = findFuelGroup(vehicle);
  if (group === 'Electric') return { kind: 'electric', text: 'Electric' };
  return group === 'Hybrid' ? { kind: 'hybrid', text: 'Hybrid' } : null;
};

const chooseOwnTag = ({ tag }: Vehicle, { greenTags }: CardConfig): CardTag | null => {
  if (tag === null) return null;
  const isGreen = greenTags.some((green) => green.toLowerCase() === tag.toLowerCase());
  return { kind: 'own', text: tag, colour: isGreen ? 'green' : 'red' };
};

const isNew = ({ createdAt }: Vehicle, { newWindowDays }: CardConfig, now: Date): boolean =>
  createdAt !== null && now.getTime() - Date.parse(createdAt) <= newWindowDays * dayMs;

/** Chooses the tag of a card; the first match wins. A sold vehicle always has the sold tag. @spec B4.03, B4.05 */
export const chooseCardTag = (vehicle: Vehicle, config: CardConfig, now: Date): CardTag | null => {
  const status = getStockStatus(vehicle);
  if (status === 'sold') return { kind: 'sold', text: config.soldTagText };
  if (status === 'unavailable') return null;
  const fuelTag = chooseFuelTag(vehicle, config);
  if (fuelTag !== null) return fuelTag;
  if (vehicle.isReserved) return { kind: 'reserved', text: 'Reserved' };
  if (vehicle.carType === 'used' && isCertified(vehicle, config)) {
    return { kind: 'certified', text: config.certifiedLabel };
  }
  const ownTag = chooseOwnTag(vehicle, config);
  if (ownTag !== null) return ownTag;
  if (status === 'comingSoon') return { kind: 'comingSoon', text: 'COMING SOON' };
  return isNew(vehicle, config, now) ? { kind: 'new', text: config.newTagText[vehicle.carType] } : null;
};

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

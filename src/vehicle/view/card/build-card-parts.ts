import { dayMs } from '#src/lib/durations.ts';
import { formatKm } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { CardAttributeName, CardButtonName, CardConfig } from '#src/vehicle/rules/card/card-config.ts';
import { findFirstPhotoUrl, isDefaultPicture } from '#src/vehicle/rules/media/photos.ts';
import { chooseCardButtons } from '../../rules/card/choose-card-buttons.ts';
import { findFuelGroup } from '../../rules/find-fuel-group.ts';
import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import { getStockStatus, isCertified, type StockStatus } from '../../rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { CarType } from '../../rules/vehicle-classes.ts';
import type { ButtonView } from '../button-view.ts';
import type { Figure } from '../figure.ts';
import type { PictureView } from '../gallery/build-gallery.ts';
import { choosePlaceholderText } from '../gallery/choose-placeholder-text.ts';
import { describeLicence } from '../information/spec-row-table.ts';

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

/** @spec B4.03, B4.05 */
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

/** @spec B4.03, B4.05 */
export interface CardTagView {
  readonly kind: CardTag['kind'];
  readonly text: string;
  /** @spec B4.08 */
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

/** @spec B4.03 to B4.12 */
export const buildCardTagView = (vehicle: Vehicle, config: CardConfig, now: Date): CardTagView | null => {
  const tag = chooseCardTag(vehicle, config, now);
  if (tag === null) return null;
  if (tag.kind === 'own') {
    return { kind: 'own', text: tag.text, tone: tag.colour === 'green' ? 'positive' : 'warning', logoSrc: null };
  }
  const logoSrc = tag.kind === 'certified' ? config.certifiedLogoSrc : null;
  return { kind: tag.kind, text: tag.text, tone: tones[tag.kind], logoSrc };
};

type PictureChoice =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  | { readonly kind: 'missing'; readonly text: string };

/** @spec B2.37, L8.04 */
export const chooseCardPicture = (
  vehicle: Vehicle,
  { defaultImageMarks }: Pick<PageConfig, 'defaultImageMarks'>,
): PictureChoice => {
  const url = findFirstPhotoUrl(vehicle, defaultImageMarks);
  const isDefault = url !== null && isDefaultPicture(url, defaultImageMarks);
  if (url === null || isDefault) return { kind: 'missing', text: choosePlaceholderText(vehicle, isDefault) };
  return { kind: 'photo', url, alt: getVehicleTitle(vehicle) };
};

export interface CardPictureView {
  readonly status: StockStatus;
  readonly tag: CardTagView | null;
  readonly picture: PictureView | null;
  readonly nextPictureUrl: string | null;
  /** @spec L8.04 */
  readonly missingPictureText: string;
  readonly photoCount: number;
}

type Attribute = readonly [
  label: string,
  read: (vehicle: Vehicle, carTypeLabels: Readonly<Record<CarType, string>>) => string | null,
];

const attributes: Readonly<Record<CardAttributeName, Attribute>> = {
  car_type: ['Condition', ({ carType }, labels) => labels[carType]],
  simple_body: ['Body', ({ simpleBody }) => simpleBody],
  km: ['Odometer', ({ odometerKm }) => (odometerKm === null ? null : formatKm(odometerKm))],
  simple_transmission: ['Transmission', ({ simpleTransmission }) => simpleTransmission],
  stocknum: ['Stock number', ({ stockNumber }) => stockNumber],
  simple_fuel: ['Fuel', ({ simpleFuel }) => simpleFuel],
  simple_drive: ['Drive', ({ simpleDrive }) => simpleDrive],
  seats: ['Seats', ({ seats }) => (seats ? formatCount(seats, { one: 'seat', many: 'seats' }) : null)],
  colour: ['Colour', ({ colour }) => colour],
  city: ['City', ({ city }) => city],
  learner_approved: ['Licence', describeLicence],
  location_name: ['Location', ({ locationName, location }) => locationName ?? location?.name ?? null],
};

/** @spec B9.10, B9.11 */
export const buildCardAttributes = (
  vehicle: Vehicle,
  names: readonly CardAttributeName[],
  carTypeLabels: Readonly<Record<CarType, string>>,
): readonly Figure[] =>
  names.flatMap((name) => {
    const [label, read] = attributes[name];
    const value = read(vehicle, carTypeLabels);
    return value === null ? [] : [{ name, label, value }];
  });

interface ButtonTargets {
  /** A function, like `findFinanceHref`, so that a card builds only the address that it needs. */
  readonly findSimilarHref: () => string;
  readonly findFinanceHref: () => string;
  readonly hasPrice: boolean;
  /** @spec L1.01 */
  readonly enquireLabel: string;
  /** @spec B2.27 */
  readonly reserveHref: string | null;
  /** @spec B2.03, B2.27 */
  readonly purchaseHref: string | null;
}

/** Without a label, the site chooses it. */
type Button = readonly [label: string | null, href: (vehicle: Vehicle, targets: ButtonTargets) => string];

const buttons: Readonly<Record<CardButtonName, Button>> = {
  viewDetails: ['View Details', ({ slug }) => pagePaths.vehicle(slug)],
  reserveNow: ['Reserve Now', ({ slug }, { reserveHref }) => reserveHref ?? pagePaths.vehicle(slug)],
  getFinance: ['Get Finance', (_vehicle, { findFinanceHref }) => findFinanceHref()],
  bookTestDrive: ['Book a Test Drive', ({ slug }) => pagePaths.bookTestDriveFor(slug)],
  enquire: [null, ({ slug }) => pagePaths.vehicleForm(slug, 'enquire')],
  shopNow: ['Shop Now', ({ slug }, { purchaseHref }) => purchaseHref ?? pagePaths.vehicle(slug)],
};

const listOffered = (
  switchedOn: readonly CardButtonName[],
  { reserveHref, purchaseHref }: ButtonTargets,
): readonly CardButtonName[] =>
  switchedOn.filter(
    (name) => (name !== 'reserveNow' || reserveHref !== null) && (name !== 'shopNow' || purchaseHref !== null),
  );

/** @spec B2.25, B2.26 */
export const buildCardButtonsView = (
  vehicle: Vehicle,
  switchedOn: readonly CardButtonName[],
  targets: ButtonTargets,
): readonly ButtonView[] =>
  chooseCardButtons(vehicle, listOffered(switchedOn, targets), targets.hasPrice).map((name, index) => {
    const [label, href] =
      name === 'findSimilar' ? (['Find Me Something Similar', targets.findSimilarHref] as const) : buttons[name];
    const isPrimary = index === 0 && name !== 'findSimilar';
    return { name, label: label ?? targets.enquireLabel, href: href(vehicle, targets), isPrimary };
  });

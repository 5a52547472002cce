import { formatKm } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { CardAttributeName, CardButtonName } from '#src/vehicle/rules/card/card-config.ts';
import { findFirstPhotoUrl, isDefaultPicture } from '#src/vehicle/rules/media/photos.ts';
import { chooseCardButtons } from '../../rules/card/choose-card-buttons.ts';
import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { CarType } from '../../rules/vehicle-classes.ts';
import type { ButtonView } from '../button-view.ts';
import type { Figure } from '../figure.ts';
import type { PictureView } from '../gallery/build-gallery.ts';
import { choosePlaceholderText } from '../gallery/choose-placeholder-text.ts';
import { describeLicence } from '../information/spec-row-table.ts';
import type { VehicleHeadingView } from '../vehicle-heading-view.ts';

type CardPicture =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  | { readonly kind: 'missing'; readonly text: string };

/** Chooses a card's picture: the primary one, else the first photo. The dealer's default picture is never used. @spec B2.37, L8.04 */
export const chooseCardPicture = (
  vehicle: Vehicle,
  { defaultImageMarks }: Pick<PageConfig, 'defaultImageMarks'>,
): CardPicture => {
  const url = findFirstPhotoUrl(vehicle, defaultImageMarks);
  const isDefault = url !== null && isDefaultPicture(url, defaultImageMarks);
  if (url === null || isDefault) return { kind: 'missing', text: choosePlaceholderText(vehicle, isDefault) };
  return { kind: 'photo', url, alt: getVehicleTitle(vehicle) };
};

export interface CardPictureView extends Pick<VehicleHeadingView, 'status' | 'tag'> {
  readonly picture: PictureView | null;
  /** Shown when there is no picture or it fails to load. @spec L8.04 */
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

/** Builds a card's chips, in the order of `names`. Skips unknown values. @spec B9.10, B9.11 */
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
  readonly similarHref: string;
  readonly financeHref: string;
  readonly hasPrice: boolean;
  /** Null when it can't be reserved online. @spec B2.27 */
  readonly reserveHref: string | null;
  /** Null when it can't be bought online. @spec B2.03, B2.27 */
  readonly purchaseHref: string | null;
}

type Button = readonly [label: string, href: (vehicle: Vehicle, targets: ButtonTargets) => string];

const buttons: Readonly<Record<CardButtonName, Button>> = {
  viewDetails: ['View Details', ({ slug }) => pagePaths.vehicle(slug)],
  reserveNow: ['Reserve Now', ({ slug }, { reserveHref }) => reserveHref ?? pagePaths.vehicle(slug)],
  getFinance: ['Get Finance', (_vehicle, { financeHref }) => financeHref],
  bookTestDrive: ['Book a Test Drive', ({ slug }) => pagePaths.bookTestDriveFor(slug)],
  enquire: ['Enquire', ({ slug }) => pagePaths.vehicleForm(slug, 'enquire')],
  shopNow: ['Shop Now', ({ slug }, { purchaseHref }) => purchaseHref ?? pagePaths.vehicle(slug)],
};

const listOffered = (
  switchedOn: readonly CardButtonName[],
  { reserveHref, purchaseHref }: ButtonTargets,
): readonly CardButtonName[] =>
  switchedOn.filter(
    (name) => (name !== 'reserveNow' || reserveHref !== null) && (name !== 'shopNow' || purchaseHref !== null),
  );

/** Builds a card's buttons with their labels and links. The first one is filled. @spec B2.25, B2.26 */
export const buildCardButtonsView = (
  vehicle: Vehicle,
  switchedOn: readonly CardButtonName[],
  targets: ButtonTargets,
): readonly ButtonView[] =>
  chooseCardButtons(vehicle, listOffered(switchedOn, targets), targets.hasPrice).map((name, index) => {
    const [label, href] =
      name === 'findSimilar' ? (['Find Me Something Similar', () => targets.similarHref] as const) : buttons[name];
    return { name, label, href: href(vehicle, targets), isPrimary: index === 0 && name !== 'findSimilar' };
  });

import * as pagePaths from '#src/lib/page-paths.ts';
import type { CardButtonName } from '#src/vehicle/rules/card/card-config.ts';
import { chooseCardButtons } from '../../rules/card/choose-card-buttons.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { ButtonView } from '../button-view.ts';

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

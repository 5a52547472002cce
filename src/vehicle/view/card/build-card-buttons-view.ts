import { pagePaths } from '#src/lib/page-paths.ts';
import type { CardButtonName } from '../../rules/card/card-buttons.ts';
import { chooseCardButtons } from '../../rules/card/choose-card-buttons.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { ButtonView } from '../button-view.ts';

type Button = readonly [label: string, href: (vehicle: Vehicle) => string];

const buttons: Readonly<Record<CardButtonName, Button>> = {
  viewDetails: ['View Details', ({ slug }) => pagePaths.vehicle(slug)],
  reserveNow: ['Reserve Now', ({ slug }) => `${pagePaths.vehicle(slug)}/checkout`],
  getFinance: ['Get Finance', ({ id }) => `/finance?car_id=${id}#finance-form`],
  bookTestDrive: ['Book a Test Drive', ({ slug }) => `${pagePaths.vehicle(slug)}#book-test-drive`],
  enquire: ['Enquire', ({ slug }) => `${pagePaths.vehicle(slug)}#enquire`],
  shopNow: ['Shop Now', ({ slug }) => `/checkout-journey?car_id=${slug}`],
};

/** The buttons of a card with their words and addresses; the first is the filled one. @spec B2.25, B2.26 */
export const buildCardButtonsView = (
  vehicle: Vehicle,
  switchedOn: readonly CardButtonName[],
  { similarHref, hasPrice }: { readonly similarHref: string; readonly hasPrice: boolean },
): readonly ButtonView[] =>
  chooseCardButtons(vehicle, switchedOn, hasPrice).map((name, index) => {
    const [label, href] =
      name === 'findSimilar' ? (['Find Me Something Similar', () => similarHref] as const) : buttons[name];
    return { name, label, href: href(vehicle), isPrimary: index === 0 && name !== 'findSimilar' };
  });

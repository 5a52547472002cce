import * as pagePaths from '#src/lib/page-paths.ts';
import { formerVehicleName, vehicleName } from '../rules/application-names.ts';
import type { ApplicationFacts, BegunApplication } from './application-facts.ts';
import { listHidden, type PartForm } from './build-part-form.ts';

export interface GoneView {
  readonly heading: string;
  readonly text: string;
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const nameGone = ({ title }: { readonly title: string | null }): string =>
  `${title === null ? 'This vehicle' : `The ${title}`} is no longer for sale`;

const buildGoOnForm = (former: number, to: number | null, submitLabel: string): GoneView['form'] => ({
  action: pagePaths.financeApplicationVehicle,
  hidden: listHidden({ [formerVehicleName]: former, [vehicleName]: to }),
  submitLabel,
});

const hasBegunWithout = ({ begun }: ApplicationFacts): boolean => begun.some(({ vehicleId }) => vehicleId === null);

const buildAskedGone = (facts: ApplicationFacts, gone: NonNullable<ApplicationFacts['gone']>): GoneView => {
  const { saved, stockHref, siteName } = facts;
  const heading = nameGone(gone);
  const another = { label: 'Choose another vehicle', href: stockHref };
  if (gone.vehicleId === null) {
    const text = 'Find out what you could borrow, or choose another vehicle.';
    return { heading, text, form: null, links: [another] };
  }
  if (saved?.state === 'sent') {
    const text = `${siteName} still has your application, as shown here.`;
    return { heading, text, form: null, links: [another] };
  }
  const isBesides = hasBegunWithout(facts);
  return {
    heading,
    text: 'We’ve kept everything you entered. Continue without a vehicle, or choose another one and keep your answers.',
    form: isBesides ? null : buildGoOnForm(gone.vehicleId, null, 'Continue without a vehicle'),
    links: [
      another,
      ...(isBesides
        ? [{ label: 'Continue your application without a vehicle', href: pagePaths.financeApplication }]
        : []),
    ],
  };
};

const buildOffer = (begun: BegunApplication, to: number | null): readonly GoneView[] =>
  begun.vehicleId === null
    ? []
    : [
        {
          heading: nameGone(begun),
          text: 'You’ve started an application for it. You can use the answers you’ve already given.',
          form: buildGoOnForm(begun.vehicleId, to, 'Continue with my answers'),
          links: [],
        },
      ];

/** @spec D.41 */
export const buildGoneViews = (facts: ApplicationFacts): readonly GoneView[] => {
  const { gone, begun, saved, vehicle } = facts;
  if (gone !== null) return [buildAskedGone(facts, gone)];
  if (saved !== null) return [];
  return begun.filter(({ isGone }) => isGone).flatMap((one) => buildOffer(one, vehicle?.id ?? null));
};

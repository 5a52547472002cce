import * as pagePaths from '#src/lib/page-paths.ts';
import { formAnchor, formerVehicleName, vehicleName } from '../rules/application-names.ts';
import type { ApplicationFacts, BegunApplication } from './application-facts.ts';
import type { ApplicationFlowView, GoneView } from './application-view.ts';
import { listHidden } from './build-part-form.ts';

const nameGone = ({ title }: { readonly title: string | null }): string =>
  `${title === null ? 'This vehicle' : `The ${title}`} is no longer for sale here`;

/** Takes what was entered for a vehicle that is gone to another, or to none. */
const buildGoOnForm = (former: number, to: number | null, submitLabel: string): GoneView['form'] => ({
  action: pagePaths.financeApplicationVehicle,
  hidden: listHidden({ [formerVehicleName]: former, [vehicleName]: to }),
  submitLabel,
});

const hasBegunWithout = ({ begun }: ApplicationFacts): boolean => begun.some(({ vehicleId }) => vehicleId === null);

/** The vehicle that was asked for is gone. */
const buildAskedGone = (facts: ApplicationFacts, gone: NonNullable<ApplicationFacts['gone']>): GoneView => {
  const { kept, stockHref, siteName } = facts;
  const heading = nameGone(gone);
  const another = { label: 'Choose another vehicle', href: stockHref };
  if (gone.vehicleId === null) {
    const text = 'You can see here what you could borrow without a vehicle, or choose another one.';
    return { heading, text, form: null, links: [another] };
  }
  if (kept?.state === 'sent') {
    const text = `${siteName} has your application all the same, as it stands here.`;
    return { heading, text, form: null, links: [another] };
  }
  const isBesides = hasBegunWithout(facts);
  return {
    heading,
    text: 'Everything that you have entered is kept. Go on without a vehicle, or choose another one and apply for it: what you have entered comes along.',
    form: isBesides ? null : buildGoOnForm(gone.vehicleId, null, 'Go on without a vehicle'),
    links: [
      another,
      ...(isBesides ? [{ label: 'Go on with the one without a vehicle', href: pagePaths.financeApplication }] : []),
    ],
  };
};

/** Something was begun for a vehicle that is gone, and nothing yet for this one. */
const buildOffer = (begun: BegunApplication, to: number | null): readonly GoneView[] =>
  begun.vehicleId === null
    ? []
    : [
        {
          heading: nameGone(begun),
          text: 'You have begun an application for it. What you have entered there can come along.',
          form: buildGoOnForm(begun.vehicleId, to, 'Go on with what I have entered'),
          links: [],
        },
      ];

/** What is said of vehicles that are gone, and the ways on from there; nothing that was entered is lost. @spec D.41 */
export const buildGoneViews = (facts: ApplicationFacts): readonly GoneView[] => {
  const { gone, begun, kept, vehicle } = facts;
  if (gone !== null) return [buildAskedGone(facts, gone)];
  if (kept !== null) return [];
  return begun.filter(({ isGone }) => isGone).flatMap((one) => buildOffer(one, vehicle?.id ?? null));
};

/** Everything else that the visitor has begun, each with the way to it. @spec D.41 */
export const listBegunLinks = ({ begun, vehicle, gone }: ApplicationFacts): ApplicationFlowView['begun'] => {
  const shownId = vehicle?.id ?? gone?.vehicleId ?? null;
  return begun
    .filter(({ vehicleId }) => vehicleId !== shownId)
    .map(({ vehicleId, title, isGone }) => ({
      label: `${vehicleId === null ? 'Without a vehicle' : (title ?? 'A vehicle')}${isGone ? ', no longer for sale' : ''}`,
      href: `${pagePaths.financeApplicationFor(vehicleId)}#${formAnchor}`,
    }));
};

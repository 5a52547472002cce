import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { LeadProblem } from '../rules/check-lead.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import { describeLeadVehicle, type LeadVehicle } from '../rules/lead-vehicle.ts';
import type { LeadRecord, LeadStore, WriteAlongside } from './lead-store.ts';
import { type LeadSite, type PreparedLead, prepareLead, type Submission } from './prepare-lead.ts';

/** What became of a form. */
export type SubmissionOutcome =
  | { readonly kind: 'kept'; readonly leadUuid: string }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

/** What is kept together with a lead, or not at all. */
export interface RelatedWrite {
  /** Says what it is: the same form with another is another lead. */
  readonly name: string;
  readonly write: WriteAlongside;
}

/** Takes in every form of a site, whatever else some of them bring about. */
export interface FormService<Site> {
  readonly take: (site: Site, submission: Submission, now: Date) => Promise<SubmissionOutcome>;
}

/** Takes in what shoppers send. */
export interface LeadService {
  /** Checks a form and keeps it. Once it says that the lead is kept, it is in the database, with its way to the dealer. */
  readonly take: (site: LeadSite, submission: Submission, now: Date) => Promise<SubmissionOutcome>;
}

/** Takes in what is only worth keeping together with something else, such as a booked time. */
export interface RelatedLeadService extends LeadService {
  /** The same with a companion; where that is refused, nothing is kept and the shopper may send something else. */
  readonly takeWith: (
    site: LeadSite,
    submission: Submission,
    now: Date,
    relatedWrite: RelatedWrite,
  ) => Promise<SubmissionOutcome | { readonly kind: 'refused' }>;
}

export interface LeadServiceOptions {
  readonly store: LeadStore;
  /** The site's vehicle of this slug, or of this id; undefined for another site's. */
  readonly findVehicle: (siteSlug: string, slugOrId: string) => Promise<Vehicle | undefined>;
  /** Told when there is something to deliver. */
  readonly onStored: () => void;
}

/** Whoever has a time of their own is told so, whatever the site says to other leads. @spec D.22 */
const addConfirmation = (targets: readonly DeliveryTarget[], { email }: LeadRecord): readonly DeliveryTarget[] =>
  targets.some(({ kind }) => kind === 'confirmation') ? targets : [...targets, { kind: 'confirmation', target: email }];

/** Makes the desk. @spec D.32 */
export const createLeadService = ({ store, findVehicle, onStored }: LeadServiceOptions): RelatedLeadService => {
  const loadVehicle = async (site: LeadSite, carAsked: string | null): Promise<LeadVehicle | null> => {
    const vehicle = carAsked === null ? undefined : await findVehicle(site.slug, carAsked);
    return vehicle === undefined ? null : describeLeadVehicle(vehicle, site.locations);
  };
  const prepare = async (
    site: LeadSite,
    submission: Submission,
    now: Date,
    relatedName: string,
  ): Promise<PreparedLead> => {
    const vehicle = await loadVehicle(site, submission.carAsked);
    return prepareLead(site, submission, { vehicle, now, relatedName });
  };
  const take: LeadService['take'] = async (site, submission, now) => {
    const prepared = await prepare(site, submission, now, '');
    if (prepared.kind !== 'ready') return prepared;
    const leadUuid = await store.keep(site.slug, prepared.record, prepared.targets);
    onStored();
    return { kind: 'kept', leadUuid };
  };

  return {
    take,
    takeWith: async (site, submission, now, relatedWrite) => {
      // What a program sends takes nothing away from people.
      if (submission.isTrapped) return take(site, submission, now);
      const prepared = await prepare(site, submission, now, relatedWrite.name);
      if (prepared.kind !== 'ready') return prepared;
      const { record, targets } = prepared;
      const outcome = await store.keepWith(site.slug, record, addConfirmation(targets, record), relatedWrite.write);
      if (outcome.kind === 'kept') onStored();
      return outcome;
    },
  };
};

import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { describeLeadVehicle } from '#src/leads/rules/lead-vehicle.ts';
import type { PendingLead } from '#src/leads/server/pending-lead.ts';
import { type LeadSite, prepareLead } from '#src/leads/server/prepare-lead.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { CheckoutConfig } from '../rules/config.ts';
import { type ContactEntry, type ContactProblem, contactKeys, contactNames } from '../rules/contact-entry.ts';

export const reservationSubcategory = 'Reservation';

export interface CheckoutSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly checkout: CheckoutConfig };
}

export interface FormOrigin {
  readonly page: string;
  readonly userAgent: string | null;
}

export interface PreparedContact {
  readonly entry: ContactEntry;
  readonly problems: readonly ContactProblem[];
  readonly contact: PendingLead | null;
}

const listOwnProblems = (entry: ContactEntry, { termsPath }: CheckoutConfig): readonly ContactProblem[] => [
  ...(entry.lastName.trim() === '' ? [{ field: 'lastName', message: 'Please enter your last name.' } as const] : []),
  ...(termsPath !== null && !entry.isAgreed
    ? [{ field: 'terms', message: 'Please agree to the reservation terms.' } as const]
    : []),
];

const prepare = (site: CheckoutSite, vehicle: Vehicle, entry: ContactEntry, origin: FormOrigin, now: Date) => {
  const typed = readLeadEntry((name) =>
    contactKeys.filter((key) => contactNames[key] === name).map((key) => entry[key]),
  );
  const submission = {
    form: 'enquiry' as const,
    entry: { ...typed, message: 'Reserved online with a deposit.' },
    carAsked: vehicle.slug,
    page: origin.page,
    visitedPages: [],
    userAgent: origin.userAgent,
    submissionKey: null,
    filledMs: null,
    isTrapped: false,
  };
  const surroundings = { vehicle: describeLeadVehicle(vehicle, site.locations), now, relatedName: '' };
  const leads = { ...site.config.leads, terms: 'none' as const };
  return prepareLead({ ...site, config: { ...site.config, leads } }, submission, surroundings);
};

const listTargets = (targets: PendingLead['targets'], email: string): PendingLead['targets'] =>
  targets.some(({ kind }) => kind === 'confirmation') ? targets : [...targets, { kind: 'confirmation', target: email }];

/** @spec D.33, D.41 */
export const prepareContact = (
  site: CheckoutSite,
  vehicle: Vehicle,
  entry: ContactEntry,
  origin: FormOrigin,
  now: Date,
): PreparedContact => {
  const prepared = prepare(site, vehicle, entry, origin, now);
  const ofLead = prepared.kind === 'invalid' ? prepared.problems : [];
  const problems = contactKeys.flatMap((key) =>
    ofLead.filter(({ field }) => field === key).slice(0, 1),
  ) as ContactProblem[];
  const order = [...contactKeys, 'terms'] as const;
  const all = [...problems, ...listOwnProblems(entry, site.config.checkout)].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  if (prepared.kind !== 'ready' || all.length > 0) return { entry, problems: all, contact: null };
  const { receivedAt, submissionHash, ...record } = prepared.record;
  const targets = listTargets(prepared.targets, record.email);
  return { entry, problems: [], contact: { record: { ...record, subcategory: reservationSubcategory }, targets } };
};

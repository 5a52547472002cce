import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { LeadProblem } from '../rules/check-lead.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadRecord } from '../rules/lead.ts';
import { describeLeadVehicle } from '../rules/lead-vehicle.ts';
import type { LeadStore, WriteAlongside } from './lead-store.ts';
import { type LeadSite, leastFillMs, prepareLead, type Submission, type SubmissionOutcome } from './prepare-lead.ts';

export interface RelatedWrite {
  /** Part of the lead's idempotency key: the same form with another `name` is stored as another lead. */
  readonly name: string;
  readonly write: WriteAlongside;
}

export interface HookedSubmission {
  readonly submission: Submission;
  readonly related?: RelatedWrite & { readonly problem: () => LeadProblem };
}

/** Can change a submission before it's checked, or refuse it by throwing a DomainError. */
export type FormHook<Site> = (site: Site, submission: Submission, now: Date) => Promise<HookedSubmission>;

export interface LeadService<Site extends LeadSite> {
  /** Safe to retry with the same `submissionKey`. */
  readonly submit: (site: Site, submission: Submission, now: Date) => Promise<SubmissionOutcome>;
  /** Skips the form's hook. Stores a bot's lead without `related`. */
  readonly submitWith: (
    site: LeadSite,
    submission: Submission,
    now: Date,
    related: RelatedWrite,
  ) => Promise<SubmissionOutcome | { readonly kind: 'refused' }>;
}

type Submit<Site> = (site: Site, submission: Submission, now: Date) => Promise<SubmissionOutcome>;

export interface DelayOptions {
  readonly wait: (ms: number) => Promise<unknown>;
  readonly maxWaiting?: number;
}

/** Maximum number of submissions that wait at once: each holds a connection open. */
const defaultMaxWaiting = 100;

/**
 * Delays submissions that are too quick instead of refusing them, because people who use autofill can be that quick.
 * Refuses them only while `maxWaiting` submissions are waiting. @spec D.32
 */
export const delayQuickSubmissions = <Site>(
  submit: Submit<Site>,
  { wait, maxWaiting = defaultMaxWaiting }: DelayOptions,
): Submit<Site> => {
  let waiting = 0;
  return async (site, submission, now) => {
    const outcome = await submit(site, submission, now);
    if (outcome.kind !== 'tooQuick' || waiting >= maxWaiting) return outcome;
    const missingMs = leastFillMs - (submission.filledMs ?? 0);
    waiting += 1;
    await wait(missingMs).finally(() => {
      waiting -= 1;
    });
    return submit(site, { ...submission, filledMs: leastFillMs }, new Date(now.getTime() + missingMs));
  };
};

export interface LeadServiceOptions<Site> {
  readonly store: LeadStore;
  readonly findVehicle: (siteSlug: string, slugOrId: string) => Promise<Vehicle | undefined>;
  readonly onDeliveriesQueued: () => void;
  readonly hooks?: Readonly<Partial<Record<FormKindName, FormHook<Site>>>>;
  readonly delay?: DelayOptions;
}

/** A lead with a related write, such as a booking, gets a confirmation email whatever the site's setting. @spec D.22 */
const addConfirmation = (targets: readonly DeliveryTarget[], { email }: LeadRecord): readonly DeliveryTarget[] =>
  targets.some(({ kind }) => kind === 'confirmation') ? targets : [...targets, { kind: 'confirmation', target: email }];

/** @spec D.32 */
export const createLeadService = <Site extends LeadSite>(options: LeadServiceOptions<Site>): LeadService<Site> => {
  const { store: leads, findVehicle, onDeliveriesQueued, hooks = {}, delay } = options;

  const prepare = async (site: LeadSite, submission: Submission, now: Date, relatedName: string) => {
    const { carAsked } = submission;
    const found = carAsked === null ? undefined : await findVehicle(site.slug, carAsked);
    const vehicle = found === undefined ? null : describeLeadVehicle(found, site.locations);
    return prepareLead(site, submission, { vehicle, now, relatedName });
  };

  const storeAlone = async (site: LeadSite, submission: Submission, now: Date): Promise<SubmissionOutcome> => {
    const prepared = await prepare(site, submission, now, '');
    if (prepared.kind !== 'ready') return prepared;
    const leadUuid = await leads.store(site.slug, prepared.record, prepared.targets);
    onDeliveriesQueued();
    return { kind: 'stored', leadUuid };
  };

  const submitWith: LeadService<Site>['submitWith'] = async (site, submission, now, related) => {
    // Bots must not take a time or a vehicle away from people.
    if (submission.isTrapped) return storeAlone(site, submission, now);
    const prepared = await prepare(site, submission, now, related.name);
    if (prepared.kind !== 'ready') return prepared;
    const { record, targets } = prepared;
    const outcome = await leads.storeWith(site.slug, record, addConfirmation(targets, record), related.write);
    if (outcome.kind === 'stored') onDeliveriesQueued();
    return outcome;
  };

  const submit: LeadService<Site>['submit'] = async (site, submission, now) => {
    const hook = hooks[submission.form];
    const hooked = (await hook?.(site, submission, now)) ?? { submission };
    if (hooked.related === undefined) return storeAlone(site, hooked.submission, now);
    const outcome = await submitWith(site, hooked.submission, now, hooked.related);
    return outcome.kind === 'refused' ? { kind: 'invalid', problems: [hooked.related.problem()] } : outcome;
  };

  return { submit: delay === undefined ? submit : delayQuickSubmissions(submit, delay), submitWith };
};

import type { DeliveryKind } from '#src/leads/rules/delivery-kinds.ts';
import { isHttpDelivery, isReply } from '#src/leads/rules/delivery-kinds.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { type LeadStage, type LostReason, leadStages, lostReasons } from '#src/leads/rules/lead-stages.ts';
import { buildLeadMail, joinVehicleFacts } from '#src/leads/view/build-lead-mail.ts';
import type { MailingSite, MailRow } from '#src/leads/view/mail-view.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Role } from '#src/staff/rules/roles.ts';
import { chooseAssignment } from '../rules/choose-assignment.ts';
import { buildChangeItems, buildNoteItems, type ShownChange, type ShownNote } from './build-change-items.ts';
import { describeTopic, nameLead } from './build-inbox-view.ts';
import { describeMoment } from './describe-age.ts';
import { type Deadline, describeDeadline } from './describe-deadline.ts';
import { lostReasonWords, stageTones, stageWords } from './stage-words.ts';
import type { DeliveryState, TimelineItem } from './timeline-item.ts';

export interface ShownDelivery {
  readonly kind: DeliveryKind;
  readonly target: string;
  readonly state: 'waiting' | 'delivered' | 'written' | 'dead' | 'closed';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly queuedAtMs: number;
  readonly dueAtMs: number;
  readonly endedAtMs: number | null;
}

export interface AssigneeChoice {
  readonly personUuid: string;
  readonly name: string;
}

export interface LeadPageView {
  readonly leadUuid: string;
  readonly name: string;
  readonly topic: string;
  readonly receivedAt: string;
  readonly deadline: Deadline | null;
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: { readonly text: string; readonly href: string };
  readonly message: string | null;
  readonly vehicle: {
    readonly title: string;
    readonly href: string;
    readonly facts: string;
    readonly price: string | null;
    readonly pictureHref: string | null;
    readonly now: string | null;
  } | null;
  readonly rows: readonly MailRow[];
  readonly stage: LeadStage;
  readonly stageTone: 'new' | 'open' | 'won' | 'lost';
  readonly lostReason: LostReason | null;
  readonly stages: readonly { readonly value: LeadStage; readonly label: string }[];
  readonly lostReasons: readonly { readonly value: LostReason; readonly label: string }[];
  readonly assignee: { readonly name: string; readonly isSelf: boolean } | null;
  readonly canTake: boolean;
  readonly canGiveBack: boolean;
  readonly canWork: boolean;
  readonly assignees: readonly AssigneeChoice[];
  readonly timeline: readonly TimelineItem[];
}

export interface LeadPageFacts {
  readonly lead: Lead;
  readonly addedRows: readonly MailRow[];
  readonly deliveries: readonly ShownDelivery[];
  readonly work: {
    readonly stage: LeadStage;
    readonly lostReason: LostReason | null;
    readonly assigneeUuid: string | null;
    readonly assigneeName: string | null;
    readonly answerDueMs: number | null;
  };
  readonly notes: readonly ShownNote[];
  readonly changes: readonly ShownChange[];
  readonly vehicleNow: { readonly priceCents: number | null; readonly isSold: boolean } | null;
  readonly vehiclePictureHref: string | null;
  readonly items: readonly Omit<TimelineItem, 'when'>[];
  readonly colleagues: readonly AssigneeChoice[];
}

interface LeadPageSurroundings {
  readonly site: Pick<MailingSite, 'name' | 'url' | 'timeZone' | 'locations' | 'dealerships'>;
  readonly personUuid: string;
  readonly role: Role;
  readonly canWork: boolean;
  readonly canAssign: boolean;
  readonly now: Date;
}

const deliveryWords: Readonly<Record<DeliveryKind, string>> = {
  mail: 'Email to the dealer',
  adfMail: 'ADF by email',
  adfHttp: 'ADF to a CRM',
  webhook: 'Webhook',
  confirmation: 'Confirmation email to the customer',
  confirmationText: 'Confirmation SMS to the customer',
  cancellation: 'Cancellation email to the dealer',
  cancellationConfirmation: 'Cancellation email to the customer',
  cancellationWebhook: 'Cancellation webhook',
  paymentWebhook: 'Payment webhook',
  refundFailure: 'Email about a failed refund',
  reply: 'Email to the customer',
  replyText: 'SMS to the customer',
};

/** Shows only the host of a URL, because the rest can contain a secret. */
const showTarget = (kind: DeliveryKind, target: string): string =>
  isHttpDelivery(kind) ? (URL.parse(target)?.host ?? '') : target;

const deliveryStates: Readonly<Record<ShownDelivery['state'], Pick<DeliveryState, 'state' | 'tone'>>> = {
  delivered: { state: 'Delivered', tone: 'done' },
  written: { state: 'Stored as a file', tone: 'done' },
  closed: { state: 'Not sent', tone: 'done' },
  dead: { state: 'Failed', tone: 'failed' },
  waiting: { state: 'Sending', tone: 'waiting' },
};

export const buildDeliveryItem = (delivery: ShownDelivery): Omit<TimelineItem, 'when'> => {
  const { kind, target, state, attempts, lastError, queuedAtMs, endedAtMs } = delivery;
  const isRetry = state === 'waiting' && attempts > 0 && lastError !== null;
  return {
    key: `${kind} ${target}`,
    kind: 'delivery',
    who: null,
    what: `${deliveryWords[kind]}, ${showTarget(kind, target)}`,
    text: null,
    state: {
      ...deliveryStates[state],
      ...(isRetry && { state: 'Retrying' }),
      error: state === 'dead' || isRetry ? lastError : null,
    },
    atMs: endedAtMs ?? queuedAtMs,
  };
};

export const describeArrival = ({ pagePath, attributes }: Lead): string => {
  const { utm_source: source, utm_campaign: campaign } = attributes.linked_query_params ?? {};
  const from = [source, campaign].filter((part) => part !== undefined && part !== '').join(', ');
  return `Lead received from ${pagePath}${from === '' ? '' : ` (${from})`}`;
};

const shownElsewhere = new Set(['Phone', 'Email', 'Vehicle', 'Details']);
/** Ids for other systems. The dealer's email contains them, but this page doesn't show them. */
const internalIds = new Set(['Page ID', 'Valuation ID', 'Application ID', 'Payment ID']);

const buildTimeline = (
  { lead, deliveries, notes, changes, items: others, colleagues }: LeadPageFacts,
  momentOf: (ms: number) => string,
): readonly TimelineItem[] => {
  const receivedMs = lead.receivedAt.getTime();
  const items: readonly Omit<TimelineItem, 'when'>[] = [
    {
      key: 'arrived',
      kind: 'arrived',
      who: null,
      what: describeArrival(lead),
      text: null,
      atMs: receivedMs,
    },
    ...deliveries.filter(({ kind }) => !isReply(kind)).map(buildDeliveryItem),
    ...others,
    ...buildNoteItems(notes),
    ...buildChangeItems(changes, colleagues, momentOf),
  ];
  return items.toSorted((one, other) => other.atMs - one.atMs).map((item) => ({ ...item, when: momentOf(item.atMs) }));
};

const describeVehicleNow = (thenCents: number | null, now: LeadPageFacts['vehicleNow']): string | null => {
  if (now === null) return 'No longer on the website';
  if (now.isSold) return 'Since sold';
  if (now.priceCents === thenCents) return null;
  return now.priceCents === null ? 'Now has no price' : `Now ${formatPrice(now.priceCents)}`;
};

const buildVehicle = (facts: LeadPageFacts, siteUrl: string): LeadPageView['vehicle'] => {
  const { vehicle } = facts.lead;
  return vehicle === null
    ? null
    : {
        title: vehicle.title,
        href: siteUrl + pagePaths.vehicle(vehicle.slug),
        facts: joinVehicleFacts({ ...vehicle, priceCents: null }),
        price: vehicle.priceCents === null ? null : formatPrice(vehicle.priceCents),
        pictureHref: facts.vehiclePictureHref,
        now: describeVehicleNow(vehicle.priceCents, facts.vehicleNow),
      };
};

export const buildLeadPageView = (facts: LeadPageFacts, around: LeadPageSurroundings): LeadPageView => {
  const { lead, work } = facts;
  const { site, personUuid, role, now } = around;
  const momentOf = (ms: number): string => describeMoment(ms, now.getTime(), site.timeZone);
  const mail = buildLeadMail(lead, site);
  const ask = (nextUuid: string | null): boolean =>
    chooseAssignment({ role, selfUuid: personUuid, currentUuid: work.assigneeUuid, nextUuid }) === 'allowed';
  const isSelf = work.assigneeUuid === personUuid;
  return {
    leadUuid: lead.leadUuid,
    name: nameLead(lead),
    topic: describeTopic(lead),
    receivedAt: momentOf(lead.receivedAt.getTime()),
    deadline: work.answerDueMs === null ? null : describeDeadline(work.answerDueMs, now.getTime(), site.timeZone),
    phone: { text: formatPhone(lead.phone), href: `tel:${lead.phone}` },
    email: { text: lead.email, href: `mailto:${lead.email}` },
    message: lead.message,
    vehicle: buildVehicle(facts, site.url),
    rows: [...facts.addedRows, ...mail.rows.filter(({ label }) => !shownElsewhere.has(label))].filter(
      ({ label }) => !internalIds.has(label),
    ),
    stage: work.stage,
    stageTone: stageTones[work.stage],
    lostReason: work.lostReason,
    stages: leadStages.map((value) => ({ value, label: stageWords[value] })),
    lostReasons: lostReasons.map((value) => ({ value, label: lostReasonWords[value] })),
    assignee: work.assigneeUuid === null ? null : { name: work.assigneeName ?? 'Former colleague', isSelf },
    canTake: !isSelf && ask(personUuid),
    canGiveBack: work.assigneeUuid !== null && ask(null),
    canWork: around.canWork,
    assignees: around.canAssign ? facts.colleagues : [],
    timeline: buildTimeline(facts, momentOf),
  };
};

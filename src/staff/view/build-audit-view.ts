import { describeDated } from '#src/lib/dates/format-date.ts';
import type { AuditAction, AuditEntry, AuditState } from '../rules/audit.ts';

export interface AuditLine {
  readonly key: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  /** Null for a subject without a page. */
  readonly leadUuid: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly from: string;
}

const actionWords: Readonly<Record<AuditAction, string>> = {
  signedIn: 'signed in',
  signedOut: 'signed out',
  sessionEnded: 'ended a session on another device',
  identityProved: 'confirmed who they are',
  invited: 'invited someone',
  invitationRevoked: 'withdrew an invitation',
  joined: 'joined',
  roleChanged: 'changed the access of',
  accessEnded: 'ended the access of',
  passkeyAdded: 'added a passkey',
  passkeyRemoved: 'removed a passkey',
  authenticatorAdded: 'set up an authenticator app',
  authenticatorRemoved: 'removed their authenticator app',
  recoveryCodesMade: 'created recovery codes',
  leadAssigned: 'assigned a lead',
  leadStageChanged: 'changed the stage of a lead',
  leadNoted: 'wrote a note on a lead',
  appointmentMoved: 'moved an appointment',
  appointmentCancelled: 'cancelled an appointment',
  timeBlocked: 'blocked a time for appointments',
  timeUnblocked: 'made a blocked time available again',
  calendarFeedRenewed: 'created a new calendar address',
  paymentAsked: 'requested a payment',
  paymentCancelled: 'cancelled a payment request',
  paymentRefunded: 'refunded a payment',
  paymentSettled: 'recorded that a payment was paid back another way',
  applicationOpened: 'looked at the figures of a finance application',
  prizeRedeemed: 'handed out a prize',
  reservationReleased: 'released a reservation and refunded its deposit',
  reservationRefunded: 'refunded the deposit of a reservation',
  reservationSettled: 'recorded that a deposit was paid back another way',
  reservationSold: 'marked a reserved vehicle sold',
  leadRouted: 'assigned a new lead',
  leadReassigned: 'reassigned an unanswered lead',
  leadOverdue: 'marked a lead as overdue',
  ruleAdded: 'added a routing rule',
  ruleChanged: 'changed a routing rule',
  ruleRemoved: 'removed a routing rule',
  rulesOrdered: 'changed the order of the routing rules',
  capacityChanged: 'changed the lead limit or absence of',
  leadReplied: 'replied to a lead',
  leadCalled: 'logged a call about a lead',
  leadTaskAdded: 'added a task to a lead',
  leadTaskDone: 'completed a task on a lead',
  leadSnoozed: 'snoozed a lead, or ended its snooze',
  quoteMade: 'made a quote',
  textsStopped: 'asked for no more text messages',
  textsResumed: 'asked for text messages again',
  leadMerged: 'merged another lead into a lead',
  leadUnmerged: 'unmerged another lead from a lead',
  noticesChanged: 'changed their notifications',
  auditExported: 'exported the audit log',
  signInFailed: 'failed to sign in as',
  directoryRefused: 'signed in to the directory, and was refused here',
  directoryLinked: 'signed in with the directory for the first time',
  shopperSearched: 'searched what is held about a person',
  shopperExported: 'exported what is held about a person',
  shopperErased: 'erased what is held about a person',
  shopperSuppressed: 'stopped messages to a person',
  shopperUnsuppressed: 'allowed messages to a person again',
};

const namesSubject: readonly AuditAction[] = ['roleChanged', 'accessEnded', 'capacityChanged', 'signInFailed'];
const shopperActions: readonly AuditAction[] = ['textsStopped', 'textsResumed'];
/** What the desk does at its own times. */
const ownActions: readonly AuditAction[] = ['leadRouted', 'leadReassigned', 'leadOverdue'];
/** What people do before the desk knows who they are. */
const strangersActions: readonly AuditAction[] = ['signInFailed', 'directoryRefused'];

/** Names who did what no person of the staff did. */
const nameNobody = (action: AuditAction): string => {
  if (strangersActions.includes(action)) return 'Somebody';
  if (shopperActions.includes(action)) return 'The shopper';
  return ownActions.includes(action) ? 'The desk' : 'A server administrator';
};

const writeState = (state: AuditState | null): string | null =>
  state === null
    ? null
    : Object.entries(state)
        .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : (value ?? 'none')}`)
        .join('; ');

export const buildAuditLines = (
  entries: readonly Omit<AuditEntry, 'personUuid'>[],
  timeZone: string,
): readonly AuditLine[] =>
  entries.map(({ entryUuid, atMs, action, personName, subject, subjectName, before, after, address, device }) => ({
    key: entryUuid,
    when: describeDated(atMs, timeZone),
    who: personName ?? nameNobody(action),
    what: namesSubject.includes(action) ? `${actionWords[action]} ${subjectName ?? 'somebody'}` : actionWords[action],
    leadUuid: subject.kind === 'lead' ? subject.id : null,
    before: writeState(before),
    after: writeState(after),
    from: [device, address].filter((part) => part !== '').join(', '),
  }));

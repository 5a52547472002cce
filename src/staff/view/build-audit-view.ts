import { describeDated } from '#src/lib/dates/format-date.ts';
import { type AuditAction, type AuditEntry, nameActor } from '../rules/audit.ts';
import { type AuditNames, describeAuditState } from './describe-audit-state.ts';

export interface AuditLine {
  readonly key: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly leadUuid: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly from: string;
}

const actionWords: Readonly<Record<AuditAction, string>> = {
  signedIn: 'signed in',
  signedOut: 'signed out',
  sessionEnded: 'ended a session on another device',
  identityProved: 'confirmed their identity',
  invited: 'invited someone',
  invitationRevoked: 'withdrew an invitation',
  joined: 'joined',
  roleChanged: 'changed {name}’s access',
  accessEnded: 'removed {name}’s access',
  passkeyAdded: 'added a passkey',
  passkeyRemoved: 'removed a passkey',
  authenticatorAdded: 'set up an authenticator app',
  authenticatorRemoved: 'removed their authenticator app',
  recoveryCodesMade: 'created recovery codes',
  leadAssigned: 'assigned a lead',
  leadStageChanged: 'changed the stage of a lead',
  leadNoted: 'added a note to a lead',
  appointmentMoved: 'moved an appointment',
  appointmentCancelled: 'cancelled an appointment',
  timeBlocked: 'blocked a time for appointments',
  timeUnblocked: 'made a blocked time available again',
  calendarFeedRenewed: 'created a new calendar address',
  paymentAsked: 'requested a payment',
  paymentCancelled: 'cancelled a payment request',
  paymentRefunded: 'refunded a payment',
  paymentSettled: 'recorded that a payment was refunded another way',
  applicationOpened: 'viewed the financial details in a finance application',
  prizeRedeemed: 'handed out a prize',
  reservationReleased: 'released a reservation and refunded its deposit',
  reservationRefunded: 'refunded the deposit of a reservation',
  reservationSettled: 'recorded that a deposit was refunded another way',
  reservationSold: 'marked a reserved vehicle as sold',
  leadRouted: 'assigned a new lead',
  leadReassigned: 'reassigned a lead that nobody had replied to',
  leadOverdue: 'marked a lead as overdue',
  ruleAdded: 'added a routing rule',
  ruleChanged: 'changed a routing rule',
  ruleRemoved: 'removed a routing rule',
  rulesOrdered: 'changed the order of the routing rules',
  capacityChanged: 'updated {name}’s availability',
  leadReplied: 'replied to a lead',
  leadCalled: 'logged a call about a lead',
  leadTaskAdded: 'added a task to a lead',
  leadTaskDone: 'completed a task on a lead',
  leadSnoozed: 'snoozed a lead',
  quoteMade: 'created a quote',
  textsStopped: 'opted out of text messages',
  textsResumed: 'opted back in to text messages',
  leadMerged: 'merged two leads',
  leadUnmerged: 'unmerged two leads',
  noticesChanged: 'changed their notifications',
  auditExported: 'exported the audit log',
  signInFailed: 'failed to sign in as {name}',
  directoryRefused: 'signed in with a work account but was refused here',
  directoryLinked: 'signed in with a work account for the first time',
  shopperSearched: 'searched for a person’s data',
  shopperExported: 'exported a person’s data',
  shopperErased: 'erased a person’s data',
  shopperSuppressed: 'stopped messages to a person',
  shopperUnsuppressed: 'allowed messages to a person again',
};

const describeAction = ({ action, subjectName, after }: Pick<AuditEntry, 'action' | 'subjectName' | 'after'>) =>
  action === 'leadSnoozed' && typeof after?.until !== 'string'
    ? 'ended a lead’s snooze'
    : actionWords[action].replace('{name}', () => subjectName ?? 'someone');

export const buildAuditLines = (
  entries: readonly Omit<AuditEntry, 'personUuid'>[],
  names: AuditNames,
): readonly AuditLine[] =>
  entries.map(({ entryUuid, atMs, action, personName, subject, subjectName, before, after, address, device }) => ({
    key: entryUuid,
    when: describeDated(atMs, names.timeZone),
    who: nameActor({ action, personName }),
    what: describeAction({ action, subjectName, after }),
    leadUuid: subject.kind === 'lead' ? subject.id : null,
    before: describeAuditState(before, names),
    after: describeAuditState(after, names),
    from: [device, address].filter((part) => part !== '').join(', '),
  }));

export const auditActions = [
  'signedIn',
  'signedOut',
  'sessionEnded',
  'identityProved',
  'invited',
  'invitationRevoked',
  'joined',
  'roleChanged',
  'accessEnded',
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesMade',
  'leadAssigned',
  'leadStageChanged',
  'leadNoted',
  'appointmentMoved',
  'appointmentCancelled',
  'timeBlocked',
  'timeUnblocked',
  'calendarFeedRenewed',
  'paymentAsked',
  'paymentCancelled',
  'paymentRefunded',
  'paymentSettled',
  'applicationOpened',
  'prizeRedeemed',
  'reservationReleased',
  'reservationRefunded',
  'reservationSettled',
  'reservationSold',
  'leadRouted',
  'leadReassigned',
  'leadOverdue',
  'ruleAdded',
  'ruleChanged',
  'ruleRemoved',
  'rulesOrdered',
  'capacityChanged',
  'leadReplied',
  'leadCalled',
  'leadTaskAdded',
  'leadTaskDone',
  'leadSnoozed',
  'quoteMade',
  'textsStopped',
  'textsResumed',
  'leadMerged',
  'leadUnmerged',
  'noticesChanged',
  'auditExported',
  'signInFailed',
  'directoryRefused',
  'directoryLinked',
  'shopperSearched',
  'shopperExported',
  'shopperErased',
  'shopperSuppressed',
  'shopperUnsuppressed',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Must not contain shoppers' data, because entries outlive the leads. */
export type AuditState = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null>>;

export interface AuditSubject {
  readonly kind:
    | 'lead'
    | 'person'
    | 'invitation'
    | 'session'
    | 'reservation'
    | 'appointment'
    | 'location'
    | 'payment'
    | 'prize'
    | 'application'
    | 'rule'
    | 'log'
    | 'directory'
    | 'shopper';
  readonly id: string;
}

export interface Actor {
  /** Null for automatic changes, for shoppers and strangers, and for commands on the server. */
  readonly personUuid: string | null;
  readonly address: string;
  readonly device: string;
}

export interface PersonActor extends Actor {
  readonly personUuid: string;
}

export interface AuditEntry {
  readonly entryUuid: string;
  readonly atMs: number;
  readonly action: AuditAction;
  readonly personUuid: string | null;
  readonly personName: string | null;
  readonly subject: AuditSubject;
  /** Null unless the subject is a person. */
  readonly subjectName: string | null;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  readonly address: string;
  readonly device: string;
}

const shopperActions: readonly AuditAction[] = ['textsStopped', 'textsResumed'];
const automaticActions: readonly AuditAction[] = ['leadRouted', 'leadReassigned', 'leadOverdue'];
const strangersActions: readonly AuditAction[] = ['signInFailed', 'directoryRefused'];

export const nameActor = ({ action, personName }: Pick<AuditEntry, 'action' | 'personName'>): string => {
  if (personName !== null) return personName;
  if (strangersActions.includes(action)) return 'Someone';
  if (shopperActions.includes(action)) return 'The customer';
  return automaticActions.includes(action) ? 'The desk' : 'A server administrator';
};

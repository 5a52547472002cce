import { createContext } from 'react-router';
import type { StaffAppointments } from '#src/appointments/server/staff/staff-appointment-service.ts';
import type { StaffReservations } from '#src/checkout/server/staff/staff-reservation-service.ts';
import type { StaffApplications } from '#src/finance-application/server/staff/staff-application-service.ts';
import type { RoutingStore } from '#src/inbox/server/clock/routing-store.ts';
import type { InboxStore } from '#src/inbox/server/inbox-store.ts';
import type { MergeService } from '#src/inbox/server/merge-service.ts';
import type { MessageService } from '#src/inbox/server/message-service.ts';
import type { MessageStore } from '#src/inbox/server/message-store.ts';
import type { SettingsStore } from '#src/inbox/server/notices/settings-store.ts';
import type { PairService } from '#src/inbox/server/pair-service.ts';
import type { ListPairs } from '#src/inbox/server/pair-store.ts';
import type { ReplyAddresses } from '#src/inbox/server/reply-addresses.ts';
import type { TaskService } from '#src/inbox/server/task-service.ts';
import type { WorkService } from '#src/inbox/server/work-service.ts';
import type { LinkedEvent } from '#src/inbox/view/build-linked-items.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import type { FindLead } from '#src/leads/server/lead-reader.ts';
import type { MailRow } from '#src/leads/view/mail-view.ts';
import type { PrintedDocument } from '#src/lib/printed-document.ts';
import type { StaffPayments } from '#src/online-payment/server/staff/staff-payment-service.ts';
import type { ContactTokens } from '#src/privacy/server/contact-token.ts';
import type { PrivacyService } from '#src/privacy/server/privacy-service.ts';
import type { StaffPurchaseDocuments } from '#src/purchase/server/staff/purchase-documents.ts';
import type { QuoteService } from '#src/quotes/server/quote-service.ts';
import type { ReportStore } from '#src/reports/server/report-store.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import type { AccountNoticeService } from '#src/staff/server/account-notice-service.ts';
import type { AuditStore } from '#src/staff/server/audit-store.ts';
import type { DirectoryService } from '#src/staff/server/directory/directory-service.ts';
import type { InvitationStore } from '#src/staff/server/invitation-store.ts';
import type { LinkStore } from '#src/staff/server/link-store.ts';
import type { MembershipStore } from '#src/staff/server/membership-store.ts';
import type { DeskOrigin } from '#src/staff/server/passkey-ceremonies.ts';
import type { PasskeyService } from '#src/staff/server/passkey-service.ts';
import type { ProofService } from '#src/staff/server/proof-service.ts';
import type { SecondFactorStore } from '#src/staff/server/second-factor-store.ts';
import type { SessionStore, StaffSession } from '#src/staff/server/session-store.ts';
import type { StaffService } from '#src/staff/server/staff-service.ts';
import type { StaffTradeIns } from '#src/trade-in/server/staff/staff-trade-in-service.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { StaffPrizes } from '#src/wheel/server/staff/staff-prize-service.ts';

export interface DeskServices {
  readonly siteBySlug: (slug: string) => ResolvedSite | undefined;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyService;
  readonly secondFactors: SecondFactorStore;
  readonly proofs: ProofService;
  readonly links: LinkStore;
  readonly directories: DirectoryService;
  readonly accountNotices: AccountNoticeService;
  readonly invitations: InvitationStore;
  readonly memberships: MembershipStore;
  readonly audit: AuditStore;
  readonly staff: StaffService;
  readonly inbox: InboxStore;
  readonly work: WorkService;
  readonly appointments: StaffAppointments;
  readonly reservations: StaffReservations;
  readonly routing: RoutingStore;
  readonly notices: SettingsStore;
  readonly pushKey: () => string;
  readonly reports: ReportStore;
  readonly payments: StaffPayments;
  readonly prizes: StaffPrizes;
  readonly tradeIns: StaffTradeIns;
  readonly applications: StaffApplications;
  readonly purchaseDocuments: StaffPurchaseDocuments;
  readonly printDocument: (siteSlug: string, document: PrintedDocument) => Promise<Uint8Array>;
  readonly findLead: FindLead;
  readonly messages: MessageStore;
  readonly messaging: MessageService;
  readonly tasks: TaskService;
  readonly quotes: QuoteService;
  readonly merges: MergeService;
  /** Merges leads of two sites. */
  readonly pairs: PairService;
  readonly listPairs: ListPairs;
  readonly privacy: PrivacyService;
  readonly contactTokens: ContactTokens;
  readonly replyAddresses: ReplyAddresses;
  readonly isTextStopped: (siteSlug: string, phone: string) => Promise<boolean>;
  readonly takesTexts: boolean;
  /** Returns null for a vehicle without a page on the website. */
  readonly printBrochure: (site: ResolvedSite, vehicleSlug: string) => Promise<Uint8Array | null>;
  readonly findVehicle: (siteSlug: string, vehicleSlug: string) => Promise<Vehicle | undefined>;
  readonly makePicture: (site: ResolvedSite, source: string) => Promise<Uint8Array | null>;
  readonly listLinkedEvents: (site: ResolvedSite, leadUuid: string) => Promise<readonly LinkedEvent[]>;
  /** The rows that a booking, reservation, purchase, payment or prize adds to the dealer's email about its lead. */
  readonly listAddedRows: (siteSlug: string, lead: Lead) => Promise<readonly MailRow[]>;
}

export interface DeskRequest {
  readonly services: DeskServices;
  /** Null if there is no session, or if it's over. */
  readonly session: StaffSession | null;
  /** Hash of the secret in the browser's session cookie, even if that session is over. Undefined without a cookie. */
  readonly sessionHash: string | undefined;
  readonly challenge: string | undefined;
  readonly directorySecret: string | undefined;
  readonly device: string | undefined;
  readonly actor: Actor;
  readonly origin: DeskOrigin;
  readonly now: Date;
  readonly nonce: string;
  readonly addCookie: (cookie: string) => void;
  readonly cookies: readonly string[];
}

export const deskContext = createContext<DeskRequest>();

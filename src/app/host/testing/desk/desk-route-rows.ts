import type { Permission } from '#src/staff/rules/roles.ts';

export interface DeskRouteRow {
  readonly reads: 'anybody' | 'person' | 'member' | Permission | 'nobody';
  readonly posts: 'anybody' | 'person' | Permission | 'nobody';
  readonly provedIntent?: string;
}

export const deskRouteRows: Readonly<Record<string, DeskRouteRow>> = {
  '/': { reads: 'person', posts: 'nobody' },
  '/sign-in': { reads: 'anybody', posts: 'anybody' },
  '/sign-in/passkey': { reads: 'nobody', posts: 'anybody' },
  // The site of these tests has no directory: directory-sign-in.test.ts has one.
  '/directory/:site': { reads: 'nobody', posts: 'nobody' },
  '/directory/:site/callback': { reads: 'nobody', posts: 'nobody' },
  '/links/:secret': { reads: 'anybody', posts: 'anybody' },
  '/invitations/:secret': { reads: 'anybody', posts: 'nobody' },
  '/invitations/:secret/passkey': { reads: 'nobody', posts: 'nobody' },
  '/account': { reads: 'person', posts: 'person', provedIntent: 'makeRecoveryCodes' },
  '/account/passkeys': { reads: 'nobody', posts: 'person', provedIntent: 'add' },
  '/account/push': { reads: 'nobody', posts: 'person' },
  '/sign-out': { reads: 'nobody', posts: 'person' },
  '/confirm': { reads: 'person', posts: 'person' },
  '/confirm/passkey': { reads: 'nobody', posts: 'person' },
  '/sites/:site': { reads: 'member', posts: 'nobody' },
  '/sites/:site/inbox': { reads: 'leads.read', posts: 'nobody' },
  '/sites/:site/inbox/:lead': { reads: 'leads.read', posts: 'leads.read' },
  '/calendars/:secret': { reads: 'nobody', posts: 'nobody' },
  '/sites/:site/appointments': {
    reads: 'appointments.read',
    posts: 'appointments.read',
    provedIntent: 'renewFeed',
  },
  '/sites/:site/appointments/:appointment': { reads: 'appointments.read', posts: 'appointments.read' },
  '/sites/:site/reservations': { reads: 'reservations.read', posts: 'nobody' },
  '/sites/:site/reservations/:reservation': {
    reads: 'reservations.read',
    posts: 'reservations.read',
    provedIntent: 'release',
  },
  '/sites/:site/reservations/:reservation/:purchasePdf': { reads: 'reservations.read', posts: 'nobody' },
  '/sites/:site/reports': { reads: 'reports.read', posts: 'nobody' },
  '/sites/:site/reports/csv': { reads: 'reports.read', posts: 'nobody' },
  '/sites/:site/purchases': { reads: 'reservations.read', posts: 'nobody' },
  '/sites/:site/payments': { reads: 'payments.read', posts: 'payments.read' },
  '/sites/:site/payments/:payment': { reads: 'payments.read', posts: 'payments.read', provedIntent: 'refund' },
  '/sites/:site/prizes': { reads: 'prizes.read', posts: 'prizes.read' },
  '/sites/:site/finance': { reads: 'finance.read', posts: 'nobody' },
  '/sites/:site/finance/:application': {
    reads: 'finance.read',
    posts: 'finance.open',
    provedIntent: 'open',
  },
  '/sites/:site/finance/:application/:applicationPdf': { reads: 'finance.read', posts: 'nobody' },
  '/sites/:site/trade-ins': { reads: 'tradeIns.read', posts: 'nobody' },
  '/sites/:site/staff': { reads: 'staff.read', posts: 'staff.manage', provedIntent: 'invite' },
  '/sites/:site/routing': { reads: 'leads.assign', posts: 'leads.assign' },
  '/sites/:site/inbox/:lead/quote': { reads: 'leads.work', posts: 'leads.work' },
  '/sites/:site/inbox/:lead/quotes/:quote': { reads: 'leads.read', posts: 'nobody' },
  '/sites/:site/inbox/:lead/files/:file': { reads: 'leads.read', posts: 'nobody' },
  '/sites/:site/inbox/:lead/picture': { reads: 'leads.read', posts: 'nobody' },
  '/sites/:site/privacy': { reads: 'privacy.work', posts: 'privacy.work', provedIntent: 'erase' },
  '/sites/:site/privacy/export/:token': { reads: 'privacy.export', posts: 'nobody' },
  '/sites/:site/audit': { reads: 'audit.read', posts: 'nobody' },
  '/sites/:site/audit/csv': { reads: 'audit.export', posts: 'nobody' },
};

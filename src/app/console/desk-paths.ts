/** The desk's own paths, because the router's `href` knows only the storefront's. */
export const deskPaths = {
  home: '/',
  signIn: '/sign-in',
  passkeySignIn: '/sign-in/passkey',
  /**
   * Use this path in a link, not in a form. It redirects to the directory, and the content security policy lets forms
   * go to the desk only.
   */
  directory: (site: string, target?: string): string =>
    target === undefined ? `/directory/${site}` : `/directory/${site}?to=${encodeURIComponent(target)}`,
  /** For signed-in people who confirm who they are. The caller adds the parameter `to`. */
  directoryConfirm: (site: string): string => `/directory/${site}?confirm=1`,
  directoryCallback: (site: string): string => `/directory/${site}/callback`,
  link: (secret: string): string => `/links/${secret}`,
  invitation: (secret: string): string => `/invitations/${secret}`,
  invitationPasskey: (secret: string): string => `/invitations/${secret}/passkey`,
  account: '/account',
  accountFrom: (site: string): string => `/account?site=${site}`,
  accountPasskeys: '/account/passkeys',
  accountPush: '/account/push',
  pushWorker: '/push-worker.js',
  signOut: '/sign-out',
  stepUp: '/confirm',
  stepUpPasskey: '/confirm/passkey',
  inbox: (site: string): string => `/sites/${site}/inbox`,
  lead: (site: string, leadUuid: string): string => `/sites/${site}/inbox/${leadUuid}`,
  leadFile: (site: string, leadUuid: string, fileUuid: string): string =>
    `/sites/${site}/inbox/${leadUuid}/files/${fileUuid}`,
  leadPicture: (site: string, leadUuid: string): string => `/sites/${site}/inbox/${leadUuid}/picture`,
  quote: (site: string, leadUuid: string): string => `/sites/${site}/inbox/${leadUuid}/quote`,
  quotePdf: (site: string, leadUuid: string, quoteUuid: string): string =>
    `/sites/${site}/inbox/${leadUuid}/quotes/${quoteUuid}`,
  events: (site: string): string => `/sites/${site}/events`,
  calendarFeed: (secret: string): string => `/calendars/${secret}`,
  appointments: (site: string): string => `/sites/${site}/appointments`,
  appointment: (site: string, appointmentUuid: string): string => `/sites/${site}/appointments/${appointmentUuid}`,
  reservations: (site: string): string => `/sites/${site}/reservations`,
  reservation: (site: string, reservationUuid: string): string => `/sites/${site}/reservations/${reservationUuid}`,
  purchasePdf: (site: string, reservationUuid: string, name: string): string =>
    `/sites/${site}/reservations/${reservationUuid}/${name}`,
  routing: (site: string): string => `/sites/${site}/routing`,
  reports: (site: string): string => `/sites/${site}/reports`,
  reportCsv: (site: string): string => `/sites/${site}/reports/csv`,
  purchases: (site: string): string => `/sites/${site}/purchases`,
  payments: (site: string): string => `/sites/${site}/payments`,
  payment: (site: string, requestUuid: string): string => `/sites/${site}/payments/${requestUuid}`,
  prizes: (site: string): string => `/sites/${site}/prizes`,
  applications: (site: string): string => `/sites/${site}/finance`,
  application: (site: string, applicationUuid: string): string => `/sites/${site}/finance/${applicationUuid}`,
  applicationPdf: (site: string, applicationUuid: string, name: string): string =>
    `/sites/${site}/finance/${applicationUuid}/${name}`,
  tradeIns: (site: string): string => `/sites/${site}/trade-ins`,
  tradeIn: (site: string, valuationUuid: string): string => `/sites/${site}/trade-ins#${valuationUuid}`,
  staff: (site: string): string => `/sites/${site}/staff`,
  privacy: (site: string): string => `/sites/${site}/privacy`,
  privacyExport: (site: string, token: string): string => `/sites/${site}/privacy/export/${encodeURIComponent(token)}`,
  audit: (site: string): string => `/sites/${site}/audit`,
  auditCsv: (site: string): string => `/sites/${site}/audit/csv`,
} as const;

export const signInFor = (wanted: string): string => `${deskPaths.signIn}?to=${encodeURIComponent(wanted)}`;

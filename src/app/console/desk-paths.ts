/** The desk's own addresses: the router's `href` knows only those of the storefront. */
export const deskPaths = {
  home: '/',
  signIn: '/sign-in',
  passkeySignIn: '/sign-in/passkey',
  link: (secret: string): string => `/links/${secret}`,
  invitation: (secret: string): string => `/invitations/${secret}`,
  invitationPasskey: (secret: string): string => `/invitations/${secret}/passkey`,
  account: '/account',
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
  events: (site: string): string => `/sites/${site}/events`,
  reservations: (site: string): string => `/sites/${site}/reservations`,
  reservation: (site: string, reservationUuid: string): string => `/sites/${site}/reservations/${reservationUuid}`,
  routing: (site: string): string => `/sites/${site}/routing`,
  reports: (site: string): string => `/sites/${site}/reports`,
  reportCsv: (site: string): string => `/sites/${site}/reports/csv`,
  staff: (site: string): string => `/sites/${site}/staff`,
  audit: (site: string): string => `/sites/${site}/audit`,
  auditCsv: (site: string): string => `/sites/${site}/audit/csv`,
} as const;

/** Returns the sign-in page's address for a person who wanted another page. */
export const signInFor = (wanted: string): string => `${deskPaths.signIn}?to=${encodeURIComponent(wanted)}`;

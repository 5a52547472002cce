/** Statuses that a redirect can have: moved for good, or for now, with or without the form that was sent. */
export const redirectStatuses = [301, 302, 307, 308] as const;

/** Where an address of before leads now. */
export interface Redirect {
  /** A path of the same site, with a query or an anchor if it needs one. */
  readonly to: string;
  readonly status: (typeof redirectStatuses)[number];
}

/** Redirects of a site by the path that they lead from, as `normaliseRedirectPath` writes it. */
export type RedirectTable = Readonly<Record<string, Redirect>>;

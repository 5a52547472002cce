/** The names of the fields that the forms of the sign-in send. */
export const signInFields = {
  phone: 'phone',
  code: 'code',
  /** Asks for another code to the number that the browser's session has: it stands on no page. */
  again: 'again',
  /** The device that is signed out; without it all others. */
  session: 'session',
  type: 'type',
  redirect: 'redirect',
  back: 'back',
} as const;

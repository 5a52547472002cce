/** A person who came back with our cookie, known by a phone number once signed in. @spec B3.19, L4.19 */
export interface Visitor {
  readonly visitorUuid: string;
  /** E.164; null until the visitor has signed in. */
  readonly phone: string | null;
}

export type SignedInVisitor = Visitor & { readonly phone: string };

/** There are two states: signed in and signed out. @spec L4.19 */
export const isSignedIn = (visitor: Visitor | null): visitor is SignedInVisitor =>
  visitor !== null && visitor.phone !== null;

/** @spec B3.19, L4.19 */
export interface Visitor {
  readonly visitorUuid: string;
  readonly phone: string | null;
}

export type SignedInVisitor = Visitor & { readonly phone: string };

/** @spec L4.19 */
export const isSignedIn = (visitor: Visitor | null): visitor is SignedInVisitor =>
  visitor !== null && visitor.phone !== null;

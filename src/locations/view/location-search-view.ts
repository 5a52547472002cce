/** The search for the nearest of a dealer's places, as it stands in the address. @spec L5.15, L9.19 */
export interface LocationSearchView {
  readonly action: string;
  /** An example of the dealer's own state; null where there is one place, of which none is nearer: nothing is asked then. */
  readonly postcodeExample: string | null;
  /** As it was typed. */
  readonly postcode: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
  /** 'Nearest to 4000 first' */
  readonly note: string | null;
  /** The kinds of location to choose between; none where there is one kind. */
  readonly kinds: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  /** What is chosen among them, for the form to keep; null for all. */
  readonly filter: string | null;
}

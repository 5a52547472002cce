/** A way out of a search that found nothing: as few filters less as it takes, and what that would bring. */
export interface RelaxationView {
  /** 'Without Red', 'Without Red and 8 seats' */
  readonly label: string;
  /** '12 cars' */
  readonly countText: string;
  readonly href: string;
}

/** @spec B2.21, B2.22 */
export interface NoResultsView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
  /** Most vehicles first. */
  readonly relaxations: readonly RelaxationView[];
}

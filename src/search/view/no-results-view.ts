/** @spec B2.21, B2.22 */
export interface NoResultsView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
}

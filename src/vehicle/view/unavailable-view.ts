export interface ChoiceView {
  readonly value: string;
  readonly label: string;
}

export interface SimilarFieldView {
  readonly name: string;
  readonly label: string;
  /** The first choice, which asks for nothing: 'Any make'. */
  readonly any: string;
  readonly options: readonly ChoiceView[];
  /** What is chosen at first; null for any. */
  readonly value: string | null;
}

/** The form that finds something similar: a search by GET. @spec B2.42 */
export interface SimilarFormView {
  readonly action: string;
  readonly fields: readonly SimilarFieldView[];
}

export interface UnavailableView {
  /** 'SOLD', 'No longer available' */
  readonly heading: string;
  readonly text: string;
  readonly similarLabel: string;
  readonly similarHref: string;
  readonly form: SimilarFormView;
}

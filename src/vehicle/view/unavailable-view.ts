export interface SimilarOptionView {
  readonly value: string;
  readonly label: string;
}

export interface SimilarFieldView {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly SimilarOptionView[];
  readonly value: string | null;
}

/** @spec B2.42 */
export interface SimilarFormView {
  readonly action: string;
  readonly fields: readonly SimilarFieldView[];
}

export interface UnavailableView {
  readonly heading: string;
  readonly text: string;
  readonly similarLabel: string;
  readonly similarHref: string;
  readonly form: SimilarFormView;
}

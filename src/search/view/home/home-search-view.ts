export interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** The search form of the hero: plain fields that the search page reads. */
export interface HomeSearchView {
  readonly action: string;
  readonly carTypes: readonly OptionView[];
  /** Both lists are empty on the site of one manufacturer, which offers its models. @spec B9.12 */
  readonly makes: { readonly popular: readonly OptionView[]; readonly all: readonly OptionView[] };
  readonly models: readonly OptionView[];
  readonly bodies: readonly OptionView[];
  readonly prices: readonly OptionView[];
  /** 'Show Me 863 cars' @spec B2.23 */
  readonly submitLabel: string;
}

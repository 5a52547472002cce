/** The fields of the forms of saved searches. */
export const searchFields = { query: 'search', id: 'search_id', name: 'name', told: 'told' } as const;

/** The parameters of the page's address: a search that is to be saved, what became of a form, and the search that it was about. */
export const searchParameterNames = { save: 'save', answer: 'answer', id: 'about' } as const;

/** What the page says after a form was sent. */
export const searchAnswers = ['saved', 'known', 'full', 'renamed', 'name', 'told', 'silent', 'gone'] as const;

export type SearchAnswerWord = (typeof searchAnswers)[number];

/** What the address of the page says. */
export interface AskedSearches {
  /** The query that is to be saved; null for none. */
  readonly save: string | null;
  readonly answer: SearchAnswerWord | null;
  /** The search that the answer is about. */
  readonly aboutUuid: string | null;
}

export const readAskedSearches = (parameters: URLSearchParams): AskedSearches => ({
  save: parameters.get(searchParameterNames.save),
  answer: searchAnswers.find((word) => word === parameters.get(searchParameterNames.answer)) ?? null,
  aboutUuid: parameters.get(searchParameterNames.id),
});

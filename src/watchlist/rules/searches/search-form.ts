/** The fields of the forms of saved searches. */
export const searchFields = { query: 'search', id: 'search_id', name: 'name', told: 'told' } as const;

/** The parameters of the page's address: a search that is to be saved, what became of a form, and the search that it was about. */
export const searchParameterNames = { save: 'save', answer: 'answer', id: 'about' } as const;

/** What the page says after a form was sent. */
const searchAnswers = ['saved', 'known', 'full', 'renamed', 'name', 'told', 'silent', 'gone'] as const;

export type SearchAnswerWord = (typeof searchAnswers)[number];

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

/** Most searches that one visitor keeps at a site. */
export const mostSearches = 20;
/** Most vehicles of a search whose new ones are told: one that finds more says nothing about a wish. */
export const mostFollowed = 500;
/** Vehicles that a search has known and that left it, at the most, kept so that they are not told again when they are back. */
export const mostRemembered = 1_500;
/** Longest name of a search, in characters. */
export const maxNameLength = 80;

/** A name as it is kept: one line without signs that nobody sees. Null for one that is empty or too long. */
export const readSearchName = (text: string): string | null => {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > maxNameLength ? null : name;
};

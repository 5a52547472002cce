export const searchFields = { query: 'search', id: 'search_id', name: 'name', told: 'told' } as const;

export const searchParameterNames = { save: 'save', answer: 'answer', id: 'about' } as const;

const searchAnswers = ['saved', 'known', 'full', 'renamed', 'name', 'told', 'silent', 'gone'] as const;

export type SearchAnswerWord = (typeof searchAnswers)[number];

export interface AskedSearches {
  readonly save: string | null;
  readonly answer: SearchAnswerWord | null;
  readonly aboutUuid: string | null;
}

export const readAskedSearches = (parameters: URLSearchParams): AskedSearches => ({
  save: parameters.get(searchParameterNames.save),
  answer: searchAnswers.find((word) => word === parameters.get(searchParameterNames.answer)) ?? null,
  aboutUuid: parameters.get(searchParameterNames.id),
});

export const mostSearches = 20;
/** Maximum number of matches of a search that a visitor can follow. A search with more is too broad to notify about. */
export const mostFollowed = 500;
/** Maximum number of vehicles that no longer match a saved search but are still remembered. */
export const mostRemembered = 1_500;
export const maxNameLength = 80;

export const readSearchName = (text: string): string | null => {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > maxNameLength ? null : name;
};

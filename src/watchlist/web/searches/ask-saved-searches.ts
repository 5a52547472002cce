import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';

interface SavedSearchesAnswer {
  /** What each of them looks for. */
  readonly searches: readonly string[];
}

const isSavedSearches = shapes.record<SavedSearchesAnswer>({ searches: shapes.listOf(shapes.text) });

/** The searches of a signed-in visitor; none for anyone else, and where there is no answer: the page then offers to save. @spec B1.15 */
export const askSavedSearches = async (): Promise<readonly string[]> => {
  try {
    const response = await fetchInTime(apiPaths.savedSearches);
    return response.status === 401 ? [] : (await readAnswer(response, isSavedSearches)).searches;
  } catch (error) {
    console.warn('saved searches', error);
    return [];
  }
};

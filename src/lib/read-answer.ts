import type { Shape } from './shapes.ts';

/**
 * The one way in for an answer in JSON: throws for a failure and for an answer of any other shape, so that what draws it
 * never meets one. The caller says on the console what is missing.
 */
export const readAnswer = async <T>(response: Response, isRight: Shape<T>): Promise<T> => {
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRight(answer)) throw new Error('answered in another shape');
  return answer;
};

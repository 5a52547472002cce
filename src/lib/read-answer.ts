import type { Shape } from './shapes.ts';

/** Returns a response's JSON. Throws for an error status or an unexpected shape, so that components see neither. */
export const readAnswer = async <T>(response: Response, isRight: Shape<T>): Promise<T> => {
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRight(answer)) throw new Error('answered in an unexpected shape');
  return answer;
};

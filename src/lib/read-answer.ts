import type { Shape } from './shapes.ts';

/** Throws for an error status or an unexpected shape, so that components never see either. */
export const readAnswer = async <T>(response: Response, isRight: Shape<T>): Promise<T> => {
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRight(answer)) throw new Error('answered in another shape');
  return answer;
};

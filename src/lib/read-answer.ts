import type { Shape } from './shapes.ts';

export const readAnswer = async <T>(response: Response, isRight: Shape<T>): Promise<T> => {
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRight(answer)) throw new Error('the response has an unexpected shape');
  return answer;
};

import { LRUCache } from 'lru-cache';
import { minuteMs } from '#src/lib/durations.ts';

const maxAnswers = 5000;
const answerMs = 15 * minuteMs;
const failureMs = 30_000;

export const cacheAnswers = <Question, Answer extends { readonly kind: string }>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): ((question: Question) => Promise<Answer>) => {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxAnswers });
  return (question) => {
    const key = keyOf(question);
    const cached = answers.get(key);
    if (cached !== undefined) return cached;
    const asked = ask(question).then(
      (answer) => {
        answers.set(key, asked, { ttl: answer.kind === 'failed' ? failureMs : answerMs });
        return answer;
      },
      (error: unknown) => {
        answers.delete(key);
        throw error;
      },
    );
    answers.set(key, asked, { ttl: failureMs });
    return asked;
  };
};

import { LRUCache } from 'lru-cache';

/** Answers that are kept at a time; the least recently asked for goes first. */
const maxAnswers = 5000;
/** Milliseconds that an answer holds, and that a failing service is left alone about the same question. */
const answerMs = 15 * 60_000;
const failureMs = 30_000;

/**
 * Asks a service that costs time and money once for what many shoppers look at.
 * @param keyOf the same text for the same question; two that differ in anything that the answer is told of must differ in it
 */
export const keepAnswers = <Question, Answer extends { readonly kind: string }>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): ((question: Question) => Promise<Answer>) => {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxAnswers });
  return (question) => {
    const key = keyOf(question);
    const kept = answers.get(key);
    if (kept !== undefined) return kept;
    const asked = ask(question).then((answer) => {
      answers.set(key, asked, { ttl: answer.kind === 'failed' ? failureMs : answerMs });
      return answer;
    });
    answers.set(key, asked, { ttl: failureMs });
    return asked;
  };
};

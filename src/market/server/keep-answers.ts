import { LRUCache } from 'lru-cache';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { ComparisonAnswer, ComparisonQuestion, ComparisonSource } from './comparison-source.ts';

/** Answers that are kept at a time; the least recently asked for goes first. */
const maxAnswers = 5000;
/** Milliseconds that an answer holds, and that a failing valuer is left alone about a vehicle. */
const answerMs = 15 * 60_000;
const failureMs = 30_000;

/** A changed price is another question: an answer must never be told of a price that it was not made for. */
const keyOf = ({ siteSlug, vehicle, config }: ComparisonQuestion): string =>
  [siteSlug, vehicle.id, findShownPriceCents(vehicle), vehicle.odometerKm, config.autograbService?.url].join(' ');

/** Asks a source that costs time and money once for what many shoppers look at. */
export const keepAnswers = (ask: ComparisonSource): ComparisonSource => {
  const answers = new LRUCache<string, Promise<ComparisonAnswer>>({ max: maxAnswers });
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

import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { readYouxAnswer, type YouxAnswer, type YouxQuote } from '../rules/youx-quote.ts';

const isYouxAnswer = shapes.record<YouxAnswer>({
  weeklyRepaymentAmount: shapes.number,
  comparisonRate: shapes.number,
  advertisedRate: shapes.number,
});

const noContent = 204;

/** Asks the site for a quote; null where it has none. Whatever goes wrong is no quote either. @spec B7.12, B7.13 */
export const loadYouxQuote = async (body: string, signal: AbortSignal): Promise<YouxQuote | null> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetchInTime(apiPaths.youxQuote, signal, { method: 'POST', headers, body });
    if (response.status === noContent) return null;
    return readYouxAnswer(await readAnswer(response, isYouxAnswer));
  } catch {
    return null;
  }
};

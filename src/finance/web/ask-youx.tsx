import { useEffect } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { type Shape, shapes } from '#src/lib/shapes.ts';
import type { FinanceFigures } from '../view/build-finance-figures.ts';

const isObject = <T extends object>(value: unknown): value is T => typeof value === 'object' && value !== null;
const isText = shapes.text;
const cells = shapes.listOf(shapes.record({ figure: isText, label: isText }));
const isShown = shapes.record({ cells });

const isFigures: Shape<FinanceFigures> = (value): value is FinanceFigures =>
  shapes.record({
    finance: shapes.orNull(isShown),
    financeOffer: shapes.record({ cells, points: shapes.listOf(isText) }),
    financeCalculator: shapes.record({ terms: isObject, start: isObject, disclaimer: isText }),
  })(value);

const isYouxAnswer = shapes.record<{ readonly page: FinanceFigures }>({ page: isFigures });

const noContent = 204;

/** @spec B7.12, B7.13 */
export const loadYouxFigures = async (body: string, signal: AbortSignal): Promise<FinanceFigures | null> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetchWithTimeout(apiPaths.youxQuote, signal, { method: 'POST', headers, body });
    return response.status === noContent ? null : (await readAnswer(response, isYouxAnswer)).page;
  } catch {
    return null;
  }
};

interface AskYouxProps {
  readonly body: string;
  readonly onQuoted: (figures: FinanceFigures) => void;
}

/** @spec B4.58, B7.12, B7.13 */
export const AskYoux = ({ body, onQuoted }: AskYouxProps) => {
  useEffect(() => {
    const abort = new AbortController();
    loadYouxFigures(body, abort.signal).then((figures) => {
      if (figures !== null && !abort.signal.aborted) onQuoted(figures);
    });
    return () => abort.abort();
  }, [body, onQuoted]);
  return null;
};

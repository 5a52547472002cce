import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { fillPath } from '#src/lib/url.ts';

const isAnswer = shapes.record<{ readonly disclaimer: string | null }>({ disclaimer: shapes.orNull(shapes.text) });

/** @spec B7.10, D.20 */
export const loadDisclaimer = async (vehicleId: number, signal: AbortSignal): Promise<string | null> => {
  const response = await fetchWithTimeout(fillPath(apiPaths.financeDisclaimer, vehicleId), signal);
  return (await readAnswer(response, isAnswer)).disclaimer;
};

import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';

const isCount = shapes.record<{ readonly show_text: string }>({ show_text: shapes.text });

/** @spec B2.23 */
export const countForm = async (form: FormData, signal: AbortSignal): Promise<string> => {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const response = await fetchWithTimeout(`${apiPaths.stockCount}?${new URLSearchParams(fields)}`, signal);
  return (await readAnswer(response, isCount)).show_text;
};

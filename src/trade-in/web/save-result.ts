import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { savedMessage, saveFailedMessage } from '../rules/valuation-fields.ts';

/** @spec L4.16, L8.03 */
export const saveResult = async (result: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    const response = await fetchWithTimeout(apiPaths.miscellaneous, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(result),
    });
    if (!response.ok) throw new Error(String(response.status));
    console.info(savedMessage);
  } catch {
    console.warn(saveFailedMessage);
  }
};

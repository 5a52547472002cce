import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import type { PhoneView, RevealRecord } from '#src/lib/phones/format-phone.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

const isShownPhone = shapes.record<ShownPhone>({ text: shapes.text, href: shapes.text });

export const phoneService = {
  /** @spec B4.47 */
  ask: async (askHref: string): Promise<ShownPhone> => readAnswer(await fetchWithTimeout(askHref), isShownPhone),
  /** @spec B4.50, B7.17, B7.18 */
  recordReveal: async (record: RevealRecord): Promise<void> => {
    try {
      const { ok, status } = await fetch(apiPaths.phoneReveals, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(record),
      });
      if (!ok) throw new Error(`answered with ${status}`);
    } catch (error) {
      console.warn('The phone reveal could not be recorded.', error);
    }
  },
} as const;

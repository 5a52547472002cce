/**
 * Milliseconds to wait for a brochure. The server can spend 10 seconds on it, and other brochures can be ahead in its
 * queue.
 */
const timeoutMs = 30_000;

const failToLoad = (): never => {
  throw new Error('We couldn’t load the brochure. Check your connection and try again.');
};

/** Milliseconds until the blob's URL is revoked. Some browsers read the blob only after `click` has returned. */
const keptMs = 60_000;

/** Rejects with an error whose message can be shown to the shopper. @spec B7.21, B7.22 */
export const saveBrochure = async (href: string, slug: string): Promise<void> => {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) }).catch(failToLoad);
  if (!response.ok) throw new Error(await readProblem(response));
  const address = URL.createObjectURL(await response.blob().catch(failToLoad));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

const readProblem = async (response: Response): Promise<string> => {
  const problem: unknown = await response.json().catch(() => null);
  const hasDetail = typeof problem === 'object' && problem !== null && 'detail' in problem;
  return hasDetail ? String(problem.detail) : 'We couldn’t create the brochure. Please try again.';
};

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The pause that a place asks for by the header Retry-After, in seconds or by a date, in milliseconds; 0 where it asks for none
 * that can be read (RFC 9110).
 */
export const readRetryAfter = (header: string, now: Date): number => {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const momentMs = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(momentMs) ? 0 : Math.max(0, momentMs - now.getTime());
};

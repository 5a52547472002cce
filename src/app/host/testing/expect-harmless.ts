import { expect } from 'vitest';
import type { Answer } from './start-server.ts';

/** Expects an answer that is no server error and runs no injected script. */
export const expectHarmless = ({ status, headers, body }: Answer): void => {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (!String(headers['content-type']).startsWith('text/html')) return;
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toMatch(/href="\s*javascript:/i);
  // Data written for scripts must not close their element.
  expect(body).not.toContain('alert(1)</script>');
  const location = headers.location ?? '/';
  expect(location).toMatch(/^\/(?!\/)/);
};

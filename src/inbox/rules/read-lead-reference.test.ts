import { expect, it } from 'vitest';
import { readLeadReference } from './read-lead-reference.ts';

const uuid = '0193f0aa-1111-4222-8333-0123456789ab';

it('reads a lead from its id or from the address of its page', () => {
  expect(readLeadReference(` ${uuid.toUpperCase()} `)).toEqual({ siteSlug: null, leadUuid: uuid });
  for (const address of ['', 'http://desk.localhost:3000'].map((origin) => `${origin}/sites/wattle/inbox/${uuid}`))
    expect(readLeadReference(`${address}?view=all`)).toEqual({ siteSlug: 'wattle', leadUuid: uuid });
  for (const text of ['', 'Ann Example', uuid.slice(1), `${'x'.repeat(500)}${uuid}`])
    expect(readLeadReference(text)).toBeNull();
});

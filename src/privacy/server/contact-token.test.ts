import { expect, it } from 'vitest';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { createContactTokens } from './contact-token.ts';
import { readContact } from './read-contact.ts';

const now = new Date('2026-11-29T00:00:00Z');
const later = new Date('2026-11-29T01:00:00Z');
const tokens = createContactTokens(
  createSealer(() => [{ id: 'a', key: Buffer.from('k'.repeat(32)).toString('base64') }]),
);
const binding = { siteSlug: 'wattle', personUuid: 'ann', purpose: 'search' } as const;
const contacts = [{ kind: 'email', value: 'ann@example.com' }] as const;

it('opens a token for its person, site and purpose until its time, and doesn’t show the contact', () => {
  const token = tokens.write(contacts, binding, later);
  expect(token).not.toContain('ann');
  expect(tokens.read(token, binding, now)).toEqual(contacts);
  expect(tokens.read(token, binding, new Date(later.getTime() + 1))).toBeNull();
  for (const other of [{ siteSlug: 'acme' }, { personUuid: 'bob' }, { purpose: 'export' as const }])
    expect(tokens.read(token, { ...binding, ...other }, now)).toBeNull();
  expect(tokens.read('a.b.c.d', binding, now)).toBeNull();
});

it('reads an email address or a phone number as people type it', () => {
  expect(readContact(' Ann@Example.com ')).toEqual({ kind: 'email', value: 'ann@example.com' });
  expect(readContact('0412 345 678')).toEqual({ kind: 'phone', value: '+61412345678' });
  expect(readContact('(07) 5550 1969')).toEqual({ kind: 'phone', value: '+61755501969' });
  for (const text of ['', 'ann', '12', `0412 345 678${' '.repeat(40)}`]) expect(readContact(text)).toBeNull();
});

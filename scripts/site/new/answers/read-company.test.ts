import { expect, it } from 'vitest';
import { readCompany } from './read-company.ts';

it.each([
  ["Hammo's Motors Pty Ltd, ABN 51 824 753 556", "Hammo's Motors Pty Ltd", '51 824 753 556'],
  ['ABN: 51824753556 Hammo Pty Ltd', 'Hammo Pty Ltd', '51824753556'],
  ['Hammo Pty Ltd (ABN 51 824 753 556)', 'Hammo Pty Ltd', '51 824 753 556'],
  ['Hammo (WA) Pty Ltd, 51 824 753 556', 'Hammo (WA) Pty Ltd', '51 824 753 556'],
  ['51 824 753 556', undefined, '51 824 753 556'],
  ['Hammo 2000 Pty Ltd', 'Hammo 2000 Pty Ltd', undefined],
])('splits %s', (text, entity, abn) => expect(readCompany(text)).toEqual({ entity, abn }));

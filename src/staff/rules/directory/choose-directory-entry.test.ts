import { expect, it } from 'vitest';
import { chooseDirectoryEntry } from './choose-directory-entry.ts';

const stranger = { hasOtherSubject: false, isMember: false, wasMember: false, isInvited: false, role: null };

it.each([
  ['lets a member in', { isMember: true, wasMember: true }, { kind: 'enter' }],
  ['lets an invited person in', { isInvited: true }, { kind: 'enter' }],
  ['lets a person in who was invited again', { wasMember: true, isInvited: true }, { kind: 'enter' }],
  ['refuses a stranger', {}, { kind: 'refused', reason: 'unknown' }],
  ['lets a stranger join with the role of the claim', { role: 'sales' }, { kind: 'join', role: 'sales' }],
  [
    'refuses a person who was removed, whatever the claim',
    { wasMember: true, role: 'sales' },
    { kind: 'refused', reason: 'left' },
  ],
  [
    'refuses the email of somebody else’s account, invited or not',
    { hasOtherSubject: true, isMember: true, isInvited: true, role: 'sales' },
    { kind: 'refused', reason: 'otherSubject' },
  ],
] as const)('%s', (_, facts, entry) => expect(chooseDirectoryEntry({ ...stranger, ...facts })).toEqual(entry));

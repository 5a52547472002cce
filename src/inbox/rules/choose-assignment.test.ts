import { expect, it } from 'vitest';
import { roles } from '#src/staff/rules/roles.ts';
import { chooseAssignment } from './choose-assignment.ts';

const [self, other, third] = ['self', 'other', 'third'];

it.each([
  [null, self, 'allowed'],
  [self, null, 'allowed'],
  [self, self, 'allowed'],
  [other, self, 'taken'],
  [other, null, 'taken'],
  [null, other, 'notAllowed'],
  [self, other, 'notAllowed'],
  [other, third, 'notAllowed'],
] as const)('lets a salesperson turn %s into %s: %s', (currentUuid, nextUuid, choice) => {
  expect(chooseAssignment({ role: 'sales', selfUuid: self, currentUuid, nextUuid })).toBe(choice);
});

it('lets only managers and owners give a lead to somebody else', () => {
  const asked = { selfUuid: self, currentUuid: other, nextUuid: third };
  const allowed = roles.filter((role) => chooseAssignment({ ...asked, role }) === 'allowed');
  expect(allowed).toEqual(['owner', 'manager']);
});

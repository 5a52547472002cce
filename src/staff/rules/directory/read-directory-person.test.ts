import { describe, expect, it } from 'vitest';
import { type DirectoryConfig, directoryConfig } from './directory-config.ts';
import { readDirectoryPerson } from './read-directory-person.ts';

const given = {
  name: 'Entra',
  issuer: 'https://login.example/tenant/v2.0',
  clientId: 'desk',
  secretVariable: 'STAFF_DIRECTORY_SECRET',
  emailDomains: ['wattle.example'],
};
const configure = (more: object = {}): DirectoryConfig => directoryConfig.parse({ ...given, ...more });
const ann = { sub: '1', email: 'Ann@Wattle.example', email_verified: true, name: ' Ann  Lee ' };

describe('reading a person of a directory', () => {
  it('reads the email in lower case and the name in one line', () => {
    expect(readDirectoryPerson(ann, configure())).toEqual({
      kind: 'person',
      person: { subject: '1', email: 'ann@wattle.example', name: 'Ann Lee', role: null },
    });
  });

  it('names a person without a name after the email', () => {
    expect(readDirectoryPerson({ ...ann, name: 7 }, configure())).toMatchObject({ person: { name: 'ann' } });
    expect(readDirectoryPerson({ ...ann, name: 'x'.repeat(200) }, configure())).toMatchObject({
      person: { name: 'x'.repeat(80) },
    });
  });

  it('reads names that a database can’t store as they are', () => {
    for (const [name, stored] of [
      ['Ann\0Lee\u202e\u0007', 'Ann Lee\u202e'],
      [`${'x'.repeat(79)}💥`, 'x'.repeat(79)],
      ['Ann \ud83d', 'Ann \ufffd'],
      ['\0', 'ann'],
    ])
      expect(readDirectoryPerson({ ...ann, name }, configure())).toMatchObject({ person: { name: stored } });
  });

  it.each([
    ['no address', { email: undefined }, 'noEmail'],
    ['a list of addresses', { email: ['ann@wattle.example'] }, 'noEmail'],
    ['an address that isn’t verified', { email_verified: false }, 'unverifiedEmail'],
    ['an address of which nothing is said', { email_verified: undefined }, 'unverifiedEmail'],
    ['an address of another domain', { email: 'ann@evil.example' }, 'otherDomain'],
    ['an address of a domain below', { email: 'ann@mail.wattle.example' }, 'otherDomain'],
    ['an address with two domains', { email: 'ann@wattle.example@evil.example' }, 'noEmail'],
  ])('refuses %s', (_, change, reason) => {
    expect(readDirectoryPerson({ ...ann, ...change }, configure())).toEqual({ kind: 'refused', reason });
  });

  it('trusts an issuer that says nothing of the address only if the site does', () => {
    const trusting = configure({ emailTrust: 'issuer' });
    expect(readDirectoryPerson({ ...ann, email_verified: undefined }, trusting).kind).toBe('person');
    expect(readDirectoryPerson({ ...ann, email_verified: false }, trusting).kind).toBe('refused');
  });

  it('requires the claim of the organisation', () => {
    const strict = configure({ requiredClaim: { name: 'hd', value: 'wattle.example' } });
    expect(readDirectoryPerson({ ...ann, hd: 'wattle.example' }, strict).kind).toBe('person');
    for (const hd of [undefined, 'evil.example', { value: 'wattle.example' }])
      expect(readDirectoryPerson({ ...ann, hd }, strict)).toEqual({ kind: 'refused', reason: 'otherOrganisation' });
  });

  describe('maps the role claim', () => {
    const roles = [
      { value: 'managers', role: 'manager' },
      { value: 'sellers', role: 'sales' },
    ];
    const roleOf = (claims: object, more: object = {}) => {
      const reading = readDirectoryPerson(
        { ...ann, ...claims },
        configure({ roles, newPeople: 'byRoleClaim', ...more }),
      );
      return reading.kind === 'person' ? reading.person.role : reading.reason;
    };

    it('to the first role that the person has a value of', () => {
      expect(roleOf({ groups: ['sellers', 'managers'] })).toBe('manager');
      expect(roleOf({ groups: 'sellers' })).toBe('sales');
      expect(roleOf({ 'desk/role': 'sellers' }, { roleClaim: 'desk/role' })).toBe('sales');
    });

    it('to none for other values, another claim, and a site that refuses new people', () => {
      expect(roleOf({ groups: ['owners', 'sellers2'] })).toBeNull();
      expect(roleOf({ groups: { sellers: true } })).toBeNull();
      expect(roleOf({ roles: ['sellers'] })).toBeNull();
      expect(roleOf({ groups: ['sellers'] }, { newPeople: 'refused' })).toBeNull();
    });
  });
});

describe('the settings of a directory', () => {
  it.each([
    ['an issuer without TLS', { issuer: 'http://login.example' }],
    ['an issuer with a query', { issuer: 'https://login.example/?a=b' }],
    ['Entra’s address for every organisation', { issuer: 'https://login.microsoftonline.com/common/v2.0' }],
    ['Google without the domain', { issuer: 'https://accounts.google.com' }],
    [
      'Google with another domain',
      { issuer: 'https://accounts.google.com', requiredClaim: { name: 'hd', value: 'evil.example' } },
    ],
    ['new people without a role', { newPeople: 'byRoleClaim' }],
    ['owners by a claim', { newPeople: 'byRoleClaim', roles: [{ value: 'boss', role: 'owner' }] }],
    ['a secret in the file', { secret: 'abc' }],
    ['no domain', { emailDomains: [] }],
  ])('refuse %s', (_, change) => expect(directoryConfig.safeParse({ ...given, ...change }).success).toBe(false));

  it('accept Google with the domain of the organisation', () => {
    const google = { issuer: 'https://accounts.google.com', requiredClaim: { name: 'hd', value: 'wattle.example' } };
    expect(directoryConfig.safeParse({ ...given, ...google }).success).toBe(true);
  });
});

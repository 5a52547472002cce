import { expect, it } from 'vitest';
import { type DirectoryConfig, directoryConfig } from './directory-config.ts';
import { listDirectoriesOfEmail, listDirectorySites } from './directory-site.ts';

const configure = (more: object = {}): DirectoryConfig =>
  directoryConfig.parse({
    name: 'Entra',
    issuer: 'https://login.example',
    clientId: 'desk',
    secretVariable: 'STAFF_DIRECTORY_SECRET',
    emailDomains: ['wattle.example'],
    ...more,
  });
const siteOf = (slug: string, directory: DirectoryConfig | null) => ({
  slug,
  name: slug,
  timeZone: 'Australia/Sydney',
  config: { staff: { directory } },
});
const sites = [
  siteOf('one', configure()),
  siteOf('two', configure({ emailDomains: ['two.example'] })),
  siteOf('otherClient', configure({ clientId: 'other' })),
  siteOf('otherIssuer', configure({ issuer: 'https://login.evil.example' })),
  siteOf('none', null),
];

it('lists the sites that share a directory by its issuer and client', () => {
  expect(listDirectorySites(sites, 'one')).toEqual(['one', 'two']);
  expect(listDirectorySites(sites, 'otherClient')).toEqual(['otherClient']);
  expect(listDirectorySites(sites, 'none')).toEqual([]);
  expect(listDirectorySites(sites, 'unknown')).toEqual([]);
});

it('lists the sites of an address’s domain, at most ten', () => {
  const slugsOf = (email: string, of = sites) => listDirectoriesOfEmail(of, email).map(({ slug }) => slug);
  expect(slugsOf('ann@two.example')).toEqual(['two']);
  expect(slugsOf('ann@wattle.example')).toEqual(['one', 'otherClient', 'otherIssuer']);
  expect(slugsOf('ann@mail.two.example')).toEqual([]);
  expect(
    slugsOf(
      'ann@wattle.example',
      Array.from({ length: 12 }, (_, at) => siteOf(`site-${at}`, configure())),
    ),
  ).toHaveLength(10);
});

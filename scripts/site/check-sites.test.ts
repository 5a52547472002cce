import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../src/platform/env.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import type { RawObject } from '../../src/sites/config/merge-layers.ts';
import { makeSitesFolder, type SitesFolder } from '../../src/sites/testing/make-sites-folder.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { checkSites } from './check-sites.ts';

const quiet = {
  leads: { mailTo: [] },
  appointments: { booking: 'none' },
  brand: { logoUrl: '/media/acme-cars/logo.svg', palette: { brand: '#123456' } },
};
const texts = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+61400000000' };
const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'sales@acme.example' };

let sites: SitesFolder;
let media: string;
beforeEach(async () => {
  sites = await makeSitesFolder();
  media = makeTemporaryFolder('media');
  mkdirSync(join(media, 'acme-cars'));
  writeFileSync(join(media, 'acme-cars', 'logo.svg'), '<svg/>');
  vi.spyOn(console, 'error').mockReturnValue();
});

const check = async (changes: RawObject, variables: Readonly<Record<string, string>> = {}) => {
  await sites.write('acme-cars', { ...quiet, ...changes });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  const env = readEnv({ SITES_DIR: sites.path, MEDIA_DIR: media, ...texts, ...variables });
  const exitCode = await checkSites({ command: 'check', slug: 'acme-cars' }, env);
  return { exitCode, lines: log.mock.calls.flat() };
};

const nothing = 'acme-cars: nothing wrong.';
const feed = { stockFeed: { source: { kind: 'folder', folder: 'acme' } } };
const selling = { checkout: { path: 'checkout' } };

describe('a site that is checked', () => {
  it('needs nothing more in production if it sends no mail and takes no payments', async () => {
    expect(await check({})).toEqual({ exitCode: 0, lines: [nothing] });
  });

  it.each([
    [
      'a mail server and read pages',
      { leads: { mailTo: ['a@acme.example'] } },
      {},
      smtp,
      "Have a lawyer read \\S+/acme-cars/content: .*\n {2}If .* shoppers' details overseas, .*\n {2}Set SMTP_URL and MAIL_FROM",
    ],
    ['a gateway', selling, smtp, { ALLOW_TEST_PAYMENTS: 'true' }, 'acme-cars would use the test gateway'],
    ['the folder of its feeds', feed, {}, { FEEDS_DIR: '/srv/feeds' }, 'acme-cars takes its stock from a folder'],
  ])('is told that production needs %s, until it has it', async (_what, changes, before, after, sentence) => {
    expect(await check(changes, before)).toEqual({
      exitCode: 0,
      lines: [nothing, expect.stringMatching(new RegExp(`^\nBefore production:\n {2}${sentence}.*$`))],
    });
    expect(await check(changes, { ...before, ...after })).toEqual({ exitCode: 0, lines: [nothing] });
  });

  it('is told what to set in its file before production, by name, and nothing that is set', async () => {
    const address = { street: '1 Test Street', city: 'Moorooka', state: 'QLD', postcode: '4105' };
    const place = { latitude: -27.5, longitude: 153, isApproximate: true };
    const contact = { phone: '07 5550 1901' };
    const changes = {
      leads: { mailTo: ['a@acme.example'] },
      locations: [
        { id: 1, name: 'Moorooka', slug: 'moorooka', address: { ...address, ...place }, contact },
        { id: 2, name: 'Rocklea', slug: 'rocklea', address: { ...address, ...place, isApproximate: false }, contact },
      ],
      legal: { entity: 'The dealer acme-cars' },
      hosts: ['acme-cars.localhost'],
      url: 'http://acme-cars.localhost:3000',
    };
    const { lines } = await check(changes);
    const file = join(sites.path, 'acme-cars', 'site.yaml');
    expect(lines.join('\n').split('\n')).toEqual(
      expect.arrayContaining([
        `  In ${file}, set latitude and longitude of Moorooka, and remove isApproximate: maps leave out approximate locations.`,
        `  In ${file}, set legal.entity, if a company with another name than The dealer acme-cars sells.`,
        `  In ${file}, set url and hosts, once you have a web address.`,
      ]),
    );
    const many = [1, 2, 3, 4, 5].map((id) => ({ ...changes.locations[0], id, name: `Yard ${id}`, slug: `yard-${id}` }));
    expect((await check({ ...changes, locations: many })).lines.join('\n')).toContain(
      'longitude of Yard 1, Yard 2, Yard 3 and 2 more, and remove',
    );
    expect((await check({ leads: changes.leads })).lines.join('\n')).not.toContain('site.yaml, set');
  });

  it('is told that emails and sign-in codes go to files, in which folders, and what to set [D.28]', async () => {
    await sites.write('acme-cars', { ...quiet, leads: { mailTo: ['a@acme.example'] } });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    log.mockClear();
    const env = readEnv({ SITES_DIR: sites.path, MEDIA_DIR: media, DATA_DIR: '/srv/data' });
    await checkSites({ command: 'check', slug: 'acme-cars' }, env);
    const printed = log.mock.calls.flat().join('\n');
    expect(printed).toMatch(
      /Set SMTP_URL and MAIL_FROM .*Until then, emails, such as enquiries, go to files in \/srv\/data\/mail\./,
    );
    expect(printed).toMatch(/Set TWILIO_ACCOUNT_SID.*sign-in codes go to files in \/srv\/data\/sms/);
  });

  it('is advised about a logo that the home page shows as words, and passes', async () => {
    const logoSize = { width: 400, height: 100 };
    const brand = { ...quiet.brand, logoSize };
    expect(await check({ brand, layout: { hero: 'photograph' } })).toEqual({
      exitCode: 0,
      lines: [nothing, expect.stringMatching(/^\nAdvice:\n {2}acme-cars: .*logoOnBrandUrl/)],
    });
  });

  it('is advised about a group that no other site names, and passes', async () => {
    const advice = expect.stringMatching(/^\nAdvice:\n {2}acme-cars: no other site has the group wattle/);
    expect(await check({ inbox: { group: 'wattle' } })).toEqual({ exitCode: 0, lines: [nothing, advice] });
    await sites.write('zeta-cars', { inbox: { group: 'wattle' } });
    expect(await check({ inbox: { group: 'wattle' } })).toEqual({ exitCode: 0, lines: [nothing] });
  });

  it('is advised about hours and colours that the dealer hasn’t given, and passes [L3.06]', async () => {
    const [location] = minimalSite('acme-cars').locations as readonly [RawObject];
    const silent = { ...location, contact: { phone: '07 5550 1901' } };
    const brand = { ...quiet.brand, palette: {} };
    expect(await check({ brand, locations: [silent] })).toEqual({
      exitCode: 0,
      lines: [
        nothing,
        "\nAdvice:\n  acme-cars: Moorooka: no opening hours, so pages ask shoppers to call. Set openingHours under contact in site.yaml.\n  acme-cars: The colours are the template's. Set your own in brand.palette in site.yaml.",
      ],
    });
  });

  it('is advised about a yard without a licence where another has one, and passes [L2.63]', async () => {
    const [location] = minimalSite('acme-cars').locations as readonly [RawObject];
    const licensed = { ...location, dealerLicenceNumber: '11234' };
    const moama = {
      ...location,
      id: 2,
      name: 'Moama',
      slug: 'moama',
      address: { ...(location.address as RawObject), state: 'NSW' },
    };
    expect(await check({ locations: [licensed, moama] })).toEqual({
      exitCode: 0,
      lines: [nothing, expect.stringMatching(/^\nAdvice:\n {2}acme-cars: Moama \(NSW\): no dealer licence/)],
    });
    for (const second of [
      { ...moama, type: 'service' },
      { ...moama, dealerLicenceNumber: '500' },
    ]) {
      expect(await check({ locations: [licensed, second] })).toEqual({ exitCode: 0, lines: [nothing] });
    }
    expect(await check({ locations: [moama] })).toEqual({ exitCode: 0, lines: [nothing] });
  });

  it('is told so too if something is wrong', async () => {
    const { exitCode, lines } = await check({ ...feed, brand: { ...quiet.brand, logoUrl: '/media/none.svg' } });
    expect([exitCode, lines]).toEqual([1, [expect.stringContaining('FEEDS_DIR')]]);
  });
});

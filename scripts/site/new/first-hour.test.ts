import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { crawlSite } from '../../../src/app/host/testing/crawl-site.ts';
import { startServer, type TestServer } from '../../../src/app/host/testing/start-server.ts';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from '../../lib/run-command.ts';

// Does what docs/adding-a-site.md tells a dealer to do, with a yard's own stock file.
const folder = makeTemporaryFolder('first-hour');
const env = { SITES_DIR: join(folder, 'sites'), MEDIA_DIR: join(folder, 'media'), DATA_DIR: join(folder, 'data') };
const slug = 'marri-autos';
const place = { street: '5 Winton Road', suburb: 'Joondalup', postcode: '6027', phone: '08 5550 1234' };
const answers = {
  name: 'Marri Autos',
  template: 'used',
  state: 'WA',
  entity: 'Marri Autos Pty Ltd',
  abn: null,
  licenceNumber: 'MD 12345',
  host: 'www.marriautos.example',
  email: 'sales@marriautos.example',
  brand: '#E10600',
  accent: '#ffd400',
  hasWorkshop: true,
  closedOnPublicHolidays: true,
  locations: [{ ...place, openingHours: 'Mon-Fri 8am-5pm, Sat 9-13, Sun closed' }],
};

const runSite = (...args: readonly string[]) =>
  runCommand(process.execPath, ['scripts/site.ts', ...args], { quiet: true, env });

const writeAnswers = (name: string, changes: object = {}): string => {
  const file = join(folder, name);
  writeFileSync(file, stringify({ ...answers, ...changes }));
  return file;
};

let written = '';

beforeAll(async () => {
  const { exitCode, output } = await runSite('new', slug, '--answers', writeAnswers('answers.yaml'));
  if (exitCode !== 0) throw new Error(output);
  written = output;
});

describe('npm run site -- new', () => {
  it('writes a site that the check finds nothing wrong with', async () => {
    expect(await runSite('check', slug)).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(`^${slug}: nothing wrong\\.\n`),
    });
  });

  it('says in the file and afterwards that it only knows the middle of the postcode [L1.03]', () => {
    expect(readFileSync(join(env.SITES_DIR, slug, 'site.yaml'), 'utf8')).toMatch(
      /isApproximate: true # the middle of the postcode/,
    );
  });

  it('names what the dealer must do or know, from the mail server to promises in the pages', async () => {
    expect(written).toContain(`npm run site -- check ${slug} lists what's left to do.`);
    const { output } = await runSite('check', slug);
    for (const said of [
      `enquiries, go to files in ${join(env.DATA_DIR, 'mail')}`,
      'set latitude and longitude of Joondalup, and remove isApproximate: maps leave out approximate locations',
      'The page /about-us has only the standard text.',
      'promises in your name',
      "shoppers' details overseas",
    ]) {
      expect(output).toContain(said);
    }
    // The answers name the company and the web address.
    expect(output).not.toMatch(/legal\.entity|url and hosts/);
    const file = readFileSync(join(env.SITES_DIR, slug, 'site.yaml'), 'utf8');
    expect(file).toMatch(/booking: slots # .*'wishes'/);
    expect(file).toMatch(/entity: .* # the company that sells/);
    expect(file).toContain('# abn: ');
    expect(file).toContain('# specialHours:');
    const policy = readFileSync(join(env.SITES_DIR, slug, 'content/privacy-policy.md'), 'utf8');
    expect(policy).toContain('deletes your enquiries 2 years after you send them');
    expect(policy).not.toContain('outside Australia');
  });

  it('asks for the dealer’s own story until the page about the dealer has one', async () => {
    const file = join(env.SITES_DIR, slug, 'content/about-us.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^Marri Autos sells.*$/m, 'A family yard since 1994.'));
    expect((await runSite('check', slug)).output).not.toContain('/about-us');
  });

  it('says what it read in a file of answers', () => {
    expect(written).toContain(
      'We read:\n  5 Winton Road, Joondalup WA 6027, 08 5550 1234\n    Mon-Fri 8:00 am to 5:00 pm;',
    );
  });

  it('lists every step until the site is live, in order, with the folders in use', () => {
    const commands = [
      `export SITES_DIR='${env.SITES_DIR}' MEDIA_DIR='${env.MEDIA_DIR}' DATA_DIR='${env.DATA_DIR}'`,
      `1. Put your stock's photos into ${join(env.MEDIA_DIR, slug)}\n`,
      `2. npm run stock -- map YOUR-STOCK.csv --site ${slug} --write`,
      '3. Run the import that it prints: first the dry run, then the import itself\n',
      `4. npm start, then open http://${slug}.localhost:3000`,
      `5. Write the dealer's own story in ${join(env.SITES_DIR, slug, 'content/about-us.md')}\n`,
      `npm run site -- check ${slug} lists what's left to do.\n`,
    ];
    const places = commands.map((command) => written.indexOf(command));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [, next = ''] = written.split('Next:');
    expect(next.trim().split('\n').length).toBeLessThanOrEqual(7);
  });

  it('says what is wrong with a site’s short name, and no more', async () => {
    expect(await runSite('new', 'Garden City')).toEqual({
      exitCode: 1,
      output:
        "'Garden City' can't be a site's short name: use lower-case letters, digits and single hyphens, such as garden-city.\n",
    });
  });

  it('names the company in the terms once if it trades under its own name', async () => {
    const readTerms = (of: string) => readFileSync(join(env.SITES_DIR, of, 'content/terms-and-conditions.md'), 'utf8');
    expect(readTerms(slug)).toContain("'We' means Marri Autos Pty Ltd, trading as Marri Autos.");
    await runSite('new', 'plain-autos', '--answers', writeAnswers('plain.yaml', { entity: answers.name }));
    expect(readTerms('plain-autos')).toContain("'We' means Marri Autos.\n");
    rmSync(join(env.SITES_DIR, 'plain-autos'), { recursive: true });
  });

  it('shows in --help what answers look like', async () => {
    const { exitCode, output } = await runSite('--help');
    expect([exitCode, output]).toEqual([
      0,
      expect.stringContaining('Mon-Fri 8:30-12:30 and 1-5:30, Sat 9-2, Sun shut, PH closed'),
    ]);
  });

  it('keeps the answers of a dealer whose terminal closes', async () => {
    const args = ['scripts/site.ts', 'new', 'half-autos'];
    const dealer = spawn(process.execPath, args, { env: { ...process.env, ...env } });
    dealer.stdin.write('Half Autos\n2\n');
    await vi.waitFor(
      () => expect(readFileSync(join(env.DATA_DIR, 'new-sites/half-autos.json'), 'utf8')).toMatch(/"2"/),
      {
        timeout: 20_000,
      },
    );
    dealer.kill('SIGHUP');
    const { output } = await runCommand(process.execPath, args, { quiet: true, env });
    expect(output).toContain('Continue from there? [yes]');
    expect(existsSync(join(env.SITES_DIR, 'half-autos'))).toBe(false);
  });

  it('refuses a postcode of another state, beside other faults', async () => {
    const locations = [{ ...answers.locations[0], state: 'TAS', postcode: '3710' }];
    const file = writeAnswers('foreign.yaml', { abn: '1', locations });
    const { exitCode, output } = await runSite('new', 'foreign-autos', '--answers', file);
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /locations\[0\]\.postcode: "3710" is not allowed: 3710 is a postcode in Victoria, not in Tasmania\./,
    );
    expect(output).toContain('abn: "1" is not allowed');
  });

  it('never writes over a site', async () => {
    const { exitCode, output } = await runSite('new', slug, '--answers', writeAnswers('again.yaml'));
    expect([exitCode, output]).toEqual([1, `${join(env.SITES_DIR, slug)} already exists.\n`]);
  });

  it('says everything that is wrong with a file of answers, and writes nothing', async () => {
    const [yard] = answers.locations;
    const locations = [yard, { ...yard, postcode: '60', fax: '08 5550 1235' }];
    const wrong = { abn: '53 004 085 617', colour: 'red', locations };
    const misspelt = await runSite('new', 'wrong-autos', '--answers', writeAnswers('wrong.yaml', wrong));
    expect(misspelt.exitCode).toBe(1);
    expect(misspelt.output).toMatch(/line \d+, locations\[1\]\.fax: unknown key 'fax'\n +allowed: street, .*email/);
    expect(misspelt.output).toMatch(/line \d+, colour: unknown key 'colour'/);
    expect(misspelt.output).toMatch(/line \d+, abn: "53 004 085 617" is not allowed/);
    const { colour: _colour, ...known } = wrong;
    const file = writeAnswers('wrong.yaml', { ...known, locations: [yard, { ...yard, postcode: '60' }] });
    const { exitCode, output } = await runSite('new', 'wrong-autos', '--answers', file);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/line \d+, abn: "53 004 085 617" is not allowed\n +allowed: the 11 digits of an ABN/);
    expect(output).toMatch(
      /line \d+, locations\[1\]\.postcode: "60" is not allowed\n +allowed: an Australian postcode: four digits/,
    );
    expect((await runSite('check')).output).toMatch(/^1 site: nothing wrong\.\n/);
  });
});

describe('the new site', { timeout: 120_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ...env, RENDER_SITE_PERCENT: '100' }, 'tables');
  }, 120_000);
  afterAll(() => server.stop());

  it('shows the yard’s own file after an import, and every link and picture of it works [L2.36]', async () => {
    const stock = join(folder, 'stock.csv');
    const rows = [
      'Stock No,Make,Model,Year,DAP,Kms,Body,Colour',
      'M1,Toyota,Corolla,2019,"$19,990","85,000 km",Hatch,White',
      'M2,Mazda,CX-5,2021,POA,41000,SUV,Red',
    ];
    writeFileSync(stock, `${rows.join('\r\n')}\r\n`);
    const { exitCode, output } = await runCommand(
      process.execPath,
      ['scripts/stock.ts', 'import', stock, '--site', slug],
      { quiet: true, env },
    );
    expect(exitCode, output).toBe(0);
    const search = (await server.get(slug, '/search/used-cars/')).body;
    expect(search).toContain('$19,990');
    expect(search).toContain('Used cars for sale');
    expect(search).not.toMatch(/pre-owned/i);
    const [car = ''] = /\/cars\/[\w-]+/.exec(search) ?? [];
    const page = (await server.get(slug, car)).body;
    expect(page).toContain('may not match this vehicle exactly');
    expect(page).not.toMatch(/our own inspection|pre-owned/i);

    const pages = ['/contact', '/about-us', '/privacy-policy', '/terms-and-conditions', '/service'];
    const { deadEnds, pageCount } = await crawlSite(server, slug, { from: ['/', ...pages], ownPages: new Set(pages) });
    expect(deadEnds).toEqual([]);
    expect(pageCount).toBeGreaterThan(12);

    const { body } = await server.get(slug, '/');
    const pictures = [...body.matchAll(/(?:src|href)="(\/(?:media|images)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures).toContain(`/media/${slug}/mark.svg`);
    for (const path of new Set(pictures)) expect([path, (await server.get(slug, path)).status]).toEqual([path, 200]);
  });

  it('is told by the check what shoppers miss: dead links, missing pictures, hosts that aren’t allowed', async () => {
    const file = join(env.SITES_DIR, slug, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const about = join(env.SITES_DIR, slug, 'content/about-us.md');
    writeFileSync(
      about,
      `${readFileSync(about, 'utf8')}\n\`\`\`block image\nsrc: https://photos.example/us.jpg\nalt: Us\n\`\`\`\n`,
    );
    writeFileSync(file, before.replace('mark.svg', 'logo.png'));
    const { exitCode, output } = await runSite('check', slug);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      `brand.logoUrl: there is no file for /media/${slug}/logo.png: add MEDIA_DIR/${slug}/logo.png`,
    );
    expect(output).toContain(
      "https://photos.example/us.jpg isn't shown, because images.allowedHosts doesn't name photos.example",
    );
    await vi.waitFor(() => expect(server.output()).toContain(`there is no file for /media/${slug}/logo.png`), 10_000);
    writeFileSync(file, before.replaceAll('/about-us', '/about-uss'));
    expect((await runSite('check', slug)).output).toContain(
      "there is no page at '/about-uss'; did you mean '/about-us'?",
    );
    writeFileSync(file, before);
  });
});

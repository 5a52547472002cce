import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../src/platform/db/testing/open-test-databases.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { openTestStaff, staffNow, type TestStaff } from '../../src/staff/testing/open-test-staff.ts';
import { inviteToDesk } from './invite-to-desk.ts';
import { readDeskArguments } from './read-desk-arguments.ts';

const production = { DESK_HOST: 'desk.example.com.au', FORECOURT_ENV: 'production', PORT: 3000 } as const;

describe('npm run desk -- invite', () => {
  let staff: TestStaff;
  beforeAll(async () => {
    staff = await openTestStaff(testDatabases[0].open);
  });
  afterAll(() => staff?.close());

  const invite = async (args: readonly string[], env: Parameters<typeof inviteToDesk>[2] = production) => {
    const printed: string[] = [];
    const context = { database: staff.database, sites: openSitesDir('./sites'), now: staffNow };
    await inviteToDesk(readDeskArguments(args), { ...context, print: (line) => void printed.push(line) }, env);
    return printed;
  };

  it('prints a link of the desk that invites an owner', async () => {
    const [, link = ''] = await invite(['invite', 'Ann@Example.com', '--site', 'wattle-group']);
    const [, secret = ''] = /^https:\/\/desk\.example\.com\.au\/invitations\/([\w-]{43})$/.exec(link) ?? [];
    const found = await staff.invitations.find(secret, staffNow);
    expect(found).toMatchObject({ siteSlug: 'wattle-group', role: 'owner', email: 'ann@example.com' });
    expect(await staff.audit.list('wattle-group', null, 10)).toMatchObject([{ action: 'invited', personName: null }]);
  });

  it.each([
    [['invite', '--site', 'wattle-group'], 'Give one email address.'],
    [['invite', 'ann@example.com'], 'Name the site with --site.'],
    [['invite', 'ann@example.com', '--site', 'wattle-group', '--role', 'king'], 'There is no role king.'],
    [['invite', 'ann@example.com', '--site', 'nowhere'], 'There is no site nowhere.'],
  ])('refuses %j', async (args, reason) => {
    await expect(invite(args)).rejects.toThrow(reason);
  });

  it('invites nobody to a desk that is off', async () => {
    const off = { ...production, DESK_HOST: undefined };
    await expect(invite(['invite', 'ann@example.com', '--site', 'wattle-group'], off)).rejects.toThrow('Set DESK_HOST');
  });
});

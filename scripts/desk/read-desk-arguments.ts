import { readEmail } from '../../src/staff/rules/read-email.ts';
import { isRole, type Role, roles } from '../../src/staff/rules/roles.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readCommandLine } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: "Invites people to the dealers' desk, such as the first owner of a site.",
  calls: ['npm run desk -- invite EMAIL --site SLUG [--role ROLE]'],
  commands: {
    invite:
      'Prints a link that works once. With it, the person creates a passkey, even if they have lost all their others',
  },
  options: {
    '--site SLUG': 'The site to work for',
    '--role ROLE': `One of ${roles.join(', ')} (owner by default)`,
  },
  notes: [databaseNote],
  example: 'npm run desk -- invite ann@acme-cars.example --site acme-cars',
});

const commands = { invite: ['site', 'role'] } as const;

export interface DeskArguments {
  readonly email: string;
  readonly siteSlug: string;
  readonly role: Role;
}

export const readDeskArguments = (argv: readonly string[] = process.argv.slice(2)): DeskArguments => {
  const { operand = '', values, fail } = readCommandLine(argv, { usage, commands });
  const role = values.role ?? 'owner';
  return {
    email: readEmail(operand) ?? fail('Give one email address.'),
    siteSlug: values.site ?? fail('Name the site with --site.'),
    role: isRole(role) ? role : fail(`There is no role ${role}. Use one of ${roles.join(', ')}.`),
  };
};

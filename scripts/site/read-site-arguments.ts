import { slugText } from '../../src/lib/schema/scalar-schemas.ts';
import { formatUsage } from '../lib/format-usage.ts';
import { readCommandLine } from '../lib/read-command-line.ts';
import type { CheckArguments } from './check-sites.ts';
import type { NewSiteArguments } from './new/new-site.ts';

const usage = formatUsage({
  summary: 'Adds sites and checks their files.',
  calls: ['npm run site -- new SLUG [--answers FILE.yaml]', 'npm run site -- check [SLUG]'],
  commands: {
    new: 'Asks for name, colours, places and hours, and writes the folder of a new site',
    check: 'Reports everything that is wrong with one site or with all: files, dead links, missing pictures',
  },
  options: { '--answers FILE.yaml': 'Takes the answers from a file instead of asking' },
  notes: [
    'Works on SITES_DIR and MEDIA_DIR, and needs neither a server nor a database. docs/adding-a-site.md shows a file of answers.',
  ],
  example: 'npm run site -- new acme-cars',
  failure: 'an error, or a site with problems',
});

const commands = { new: ['answers'], check: [] } as const;

export const readSiteArguments = (argv: readonly string[]): CheckArguments | NewSiteArguments => {
  const { command, operand, values, fail } = readCommandLine(argv, { usage, commands });
  if (command === 'check') return { command, slug: operand };
  const slug = operand ?? fail('Name the new site: lower-case letters, digits and single hyphens.');
  if (!slugText.safeParse(slug).success) fail(`${slug} can't be used: lower-case letters, digits and single hyphens.`);
  return { command, slug, answersFile: values.answers };
};

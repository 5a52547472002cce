import { slugText } from '../../src/lib/schema/scalar-schemas.ts';
import { slugify } from '../../src/lib/text/slugify.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readCommandLine } from '../lib/read-command-line.ts';
import type { CheckArguments } from './check-sites.ts';
import type { NewSiteArguments } from './new/new-site.ts';
import type { PublishArguments } from './publish-sites.ts';
import type { ListArguments, VersionArguments } from './version-commands.ts';

const exampleAnswers = [
  'Address               212 Melbourne Road, North Geelong VIC 3215',
  'Phone                 (03) 5277 0142',
  'Opening hours         Mon-Fri 8:30-12:30 and 1-5:30, Sat 9-2, Sun shut, PH closed',
  'Colours               navy and orange, or #14294f',
  'LMCT number           11422',
];

const usage = formatUsage({
  summary: 'Adds sites, checks their files and publishes them to all nodes.',
  calls: [
    'npm run site -- new SLUG [--answers FILE.yaml]',
    'npm run site -- check [SLUG]',
    'npm run site -- publish [SLUG] [--from SOURCE]',
    'npm run site -- list',
    'npm run site -- versions SLUG',
    'npm run site -- rollback SLUG [--version VERSION]',
    'npm run site -- unpublish SLUG',
  ],
  commands: {
    new: "Asks eleven questions, then creates the new site's folder",
    check: 'Reports everything wrong with one site or all sites: files, dead links, missing pictures',
    publish: 'Sends one site or all sites to the database and OBJECT_STORE_URL, for nodes with SITES_SOURCE=published',
    list: 'Lists the published sites with their versions and publication times, and the hosts that a node serves',
    versions: 'Lists the published versions of a site, the current one first',
    rollback: 'Makes an earlier version current, on every node; media stay as they are',
    unpublish: 'Takes a site offline',
  },
  options: {
    '--answers FILE.yaml': 'Reads the answers from a file instead of asking',
    '--from SOURCE':
      "A folder, git repository (ADDRESS.git#BRANCH) or s3://bucket/prefix that contains the folders 'sites' and 'media'",
    '--version VERSION': 'The version to go back to; the previous one by default',
  },
  notes: [
    "'new' and 'check' work on SITES_DIR and MEDIA_DIR, without a server or a database. 'new' creates these folders. docs/adding-a-site.md shows an answers file.",
    `Sample answers to 'new':\n${exampleAnswers.map((line) => `  ${line}`).join('\n')}`,
    'If you stop before the last answer, run the same command again to continue.',
    `The other commands use ${databaseNote.replace(/^Uses /, '')}`,
  ],
  example: 'npm run site -- new acme-cars',
  failure: 'an error, or a site with problems',
});

const commands = {
  new: ['answers'],
  check: [],
  publish: ['from'],
  list: [],
  versions: [],
  rollback: ['version'],
  unpublish: [],
} as const;

export type SiteArguments = CheckArguments | NewSiteArguments | PublishArguments | ListArguments | VersionArguments;

const describeWrongSlug = (slug: string): string => {
  const example = slugify(slug) || 'acme-cars';
  return `'${slug}' can't be a site's short name: use lower-case letters, digits and single hyphens, such as ${example}.`;
};

export const readSiteArguments = (argv: readonly string[]): SiteArguments => {
  const { command, operand, values, fail } = readCommandLine(argv, { usage, commands });
  if (command === 'check') return { command, slug: operand };
  if (command === 'list') return { command };
  if (command === 'publish') return { command, slug: operand, source: values.from };
  const slug = operand ?? fail('Name the site: lower-case letters, digits and single hyphens.');
  if (!slugText.safeParse(slug).success) throw new Error(describeWrongSlug(slug));
  if (command === 'new') return { command, slug, answersFile: values.answers };
  return { command, slug, version: values.version };
};

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { findHabits, type VoiceFault } from './lib/voice/find-habits.ts';
import { listTexts } from './lib/voice/list-texts.ts';

answerHelp(
  formatUsage({
    summary: 'Checks the texts that shoppers read against docs/voice.md.',
    calls: ['npx node scripts/check-voice.ts'],
    example: 'npx node scripts/check-voice.ts',
    failure: 'a text has a habit that the voice rules out',
  }),
);

const minFiles = 700;

const listFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const isContract = (file: string): boolean => /\/(?:[\w-]*terms[\w-]*|[\w-]*privacy[\w-]*)\.md$/.test(file);

const isShown = (file: string): boolean =>
  /^src\/(?:app\/storefront|app\/console|ui|[\w-]+\/(?:view|web|rules))\/|mail|message/.test(file) &&
  !/\.test\.|\/testing\/|\/bench\/|config\.ts$|^src\/platform\//.test(file);

const dropComment = (line: string): string => (line.trimStart().startsWith('#') ? '' : (line.split(' # ')[0] ?? ''));

const pages = listFiles('sites/*.md', 'sites/*.yaml', 'demo/catalogue/phrases.psv').filter((file) => !isContract(file));
const sources = listFiles('src/*.ts', 'src/*.tsx').filter(isShown);

const checkPage = (file: string): readonly VoiceFault[] => {
  const text = readFileSync(file, 'utf8');
  return findHabits(file.endsWith('.yaml') ? text.split('\n').map(dropComment).join('\n') : text);
};

const faults = [
  ...pages.flatMap((file) =>
    checkPage(file).map(({ line, found, instead }) => `${file}:${line} '${found}' (${instead})`),
  ),
  ...sources.flatMap((file) =>
    listTexts(readFileSync(file, 'utf8'), file.endsWith('x')).flatMap((text) =>
      findHabits(text).map(({ found, instead }) => `${file} '${found}' in '${text}' (${instead})`),
    ),
  ),
];
const seen = pages.length + sources.length;
if (seen < minFiles) faults.push(`only ${seen} files found, expected at least ${minFiles}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

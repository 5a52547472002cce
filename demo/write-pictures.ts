import { mkdirSync, writeFileSync } from 'node:fs';
import { drawnShapes, drawVehicle } from './illustrations/draw-vehicle.ts';
import { sharedPictures } from './illustrations/shared-pictures.ts';
import { sitePictures } from './illustrations/site-pictures.ts';
import { tidyMarkup } from './illustrations/tidy-markup.ts';
import { buildSampleReport } from './sample-report.ts';
import { paintsFor, viewsFor } from './stock/picture-range.ts';

// Writes every illustration of the demo to media/demo: node demo/write-pictures.ts
const mediaFolder = new URL('../media/demo/', import.meta.url);

let count = 0;
let bytes = 0;

const write = (name: string, drawn: string): void => {
  const markup = tidyMarkup(drawn);
  const file = new URL(`${name}.svg`, mediaFolder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${markup}\n`);
  count += 1;
  bytes += markup.length + 1;
};

const vehiclePictures = function* () {
  for (const shape of drawnShapes) {
    for (const paint of paintsFor(shape)) {
      for (const view of viewsFor(shape)) yield [`${shape}-${paint}-${view}`, drawVehicle(shape, paint, view)] as const;
    }
  }
};

for (const [name, markup] of vehiclePictures()) write(name, markup);
for (const [name, markup] of Object.entries(sharedPictures)) write(name, markup);
for (const [name, markup] of Object.entries(sitePictures())) write(`site/${name}`, markup);
writeFileSync(new URL('history-report-sample.pdf', mediaFolder), buildSampleReport());
process.stdout.write(`${count} pictures, ${(bytes / 1e6).toFixed(2)} MB in media/demo\n`);

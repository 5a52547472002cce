import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describeEncoded, encodeFolder } from './photos/encode-folder.ts';
import { photosFolder } from './photos/photos-folder.ts';

// Encodes the studio's PNG files as AVIF and lists them: node demo/encode-photos.ts FOLDER-OF-PNG [FOLDER-OF-AVIF]
const [from, to = fileURLToPath(photosFolder)] = argv.slice(2);
if (from === undefined) {
  console.error('Name the folder of PNG; the AVIF go to media/demo/photos unless a second folder is named.');
  exit(1);
}

console.info(describeEncoded(await encodeFolder(from, to)));

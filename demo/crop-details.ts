import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photosFolder } from './photos/photos-folder.ts';
import { type Detail, details } from './posters/details.ts';

// Crops the close-ups of offers and posts from the studio's photos: node demo/crop-details.ts [ONLY-NAMES-WITH-THIS]
const quality = 60;
const sizes = { offer: { width: 1200, height: 800 }, post: { width: 1600, height: 900 } } as const;
const siteFolder = new URL('../media/demo/site/', import.meta.url);

const crop = async (name: string, { photo, left, top, width, shape }: Detail): Promise<void> => {
  const picture = sharp(fileURLToPath(new URL(`${photo}.avif`, photosFolder)));
  const whole = await picture.metadata();
  const size = sizes[shape];
  const cropWidth = Math.round(whole.width * width);
  const { size: bytes } = await picture
    .extract({
      left: Math.round(whole.width * left),
      top: Math.round(whole.height * top),
      width: cropWidth,
      height: Math.round((cropWidth * size.height) / size.width),
    })
    .resize(size)
    .avif({ quality, effort: 4 })
    .toFile(fileURLToPath(new URL(`${name}.avif`, siteFolder)));
  console.info(`${name}: ${Math.round(bytes / 1000)} kB`);
};

const [, , only = ''] = argv;
for (const [name, detail] of Object.entries(details)) if (name.includes(only)) await crop(name, detail);

import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureShape {
  readonly widthPx: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Maximum number of pixels. Phones take photos of 48 million. A larger picture is probably a decompression bomb. */
const maxPixels = 50_000_000;
const timeoutSeconds = 20;
/**
 * Effort of the AVIF encoder, from 0 to 9. Effort 2 takes twice the CPU time of effort 1 and makes files 5% smaller.
 */
const avifEffort = 1;
/** Difference in quality: AVIF of quality 65 looks better than WebP of quality 75, and its files are 3% smaller. */
const avifQualityBelowWebp = 10;

/** Never enlarges a picture. Rejects if the picture is unreadable, too large or too slow to convert. */
export const convertPicture = async (data: Buffer, { widthPx, quality, format }: PictureShape): Promise<Buffer> => {
  const picture = sharp(data, { limitInputPixels: maxPixels, pages: 1 })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: widthPx, withoutEnlargement: true });
  if (format === 'avif')
    return picture.avif({ quality: quality - avifQualityBelowWebp, effort: avifEffort }).toBuffer();
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  return picture.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
};

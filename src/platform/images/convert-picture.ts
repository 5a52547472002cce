import sharp from 'sharp';

/** JPEG is for messengers that show a shared link, and for printed pages. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureShape {
  readonly widthPx: number;
  /** On the scale of JPEG and WebP, 1 to 100. */
  readonly quality: number;
  readonly format: ImageFormat;
}

/** More pixels mean a decompression bomb rather than a camera. */
const maxPixels = 40_000_000;
const timeoutSeconds = 20;
/** AVIF effort, 0 to 9. At 1 a picture of 1200 pixels takes 90 ms of CPU time; at 2, 190 ms for 5 % fewer bytes. */
const avifEffort = 1;
/**
 * AVIF at 65 looks better than WebP at 75 (SSIM 0.994 and 0.993) and has 3 % fewer bytes. AVIF at 75 has 25 % more
 * bytes than at 65.
 */
const avifQualityBelowWebp = 10;

/**
 * Converts the first page of a picture, upright and never enlarged. Rejects if the picture can't be read, has over 40
 * million pixels or takes over 20 seconds.
 */
export const convertPicture = async (data: Buffer, { widthPx, quality, format }: PictureShape): Promise<Buffer> => {
  const picture = sharp(data, { limitInputPixels: maxPixels, pages: 1 })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: widthPx, withoutEnlargement: true });
  if (format === 'avif')
    return picture.avif({ quality: quality - avifQualityBelowWebp, effort: avifEffort }).toBuffer();
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  // JPEG has no transparency.
  return picture.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
};

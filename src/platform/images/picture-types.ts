/** @spec L7.12 */
export const pictureTypes: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
]);

interface Mark {
  readonly atByte: number;
  readonly text: string;
}

const signatures: readonly (readonly Mark[])[] = [
  [{ atByte: 0, text: '\xff\xd8\xff' }],
  [{ atByte: 0, text: '\x89PNG\r\n\x1a\n' }],
  [{ atByte: 0, text: 'GIF87a' }],
  [{ atByte: 0, text: 'GIF89a' }],
  [
    { atByte: 0, text: 'RIFF' },
    { atByte: 8, text: 'WEBP' },
  ],
  [{ atByte: 4, text: 'ftypavif' }],
  [{ atByte: 4, text: 'ftypavis' }],
  [{ atByte: 4, text: 'ftypmif1' }],
];

/**
 * True if the content is a bitmap, which can't load other files as an SVG can. Ignores the file's name and declared
 * type.
 */
export const isRasterPicture = (data: Buffer): boolean => {
  const head = data.toString('latin1', 0, 16);
  return signatures.some((marks) => marks.every(({ atByte, text }) => head.startsWith(text, atByte)));
};

const signatures: readonly (readonly [type: string, atByte: number, mark: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftyphei'],
  ['image/avif', 4, 'ftypavi'],
  ['application/pdf', 0, '%PDF-'],
];

/** Ignores the type that the sender declared. Never returns a type that could run scripts on our site, such as HTML. */
export const findContentType = (content: Uint8Array): string => {
  const head = Buffer.from(content.subarray(0, 16)).toString('latin1');
  return signatures.find(([, atByte, mark]) => head.startsWith(mark, atByte))?.[0] ?? 'application/octet-stream';
};

import { shortenPath } from './shorten-path.ts';

export const tidyMarkup = (markup: string): string =>
  markup
    .replaceAll(/(?<!\d)\d+\.\d{5,}/g, (digits) => String(Math.round(Number(digits) * 1000) / 1000))
    .replaceAll(/(?<!\d)(\d{2,}\.\d)\d+/g, '$1')
    .replaceAll(/(?<![\d.])0\.(?=\d)/g, '.')
    .replaceAll('x1="0" y1="0" x2="0" y2="1"', 'x2="0" y2="1"')
    .replaceAll('</defs><defs>', '')
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${shortenPath(path)}"`);

const word = (
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
  family: string,
  text: string,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}">${text}</text>`;

interface Logo {
  readonly width: number;
  readonly mark: string;
  readonly words: string;
}

const sans = 'Helvetica Neue,Arial,sans-serif';
const serif = 'Georgia,Times New Roman,serif';

const logos: Readonly<Record<string, Logo>> = {
  'wattle-group': {
    width: 190,
    mark: '<path d="M6 34C14 30 22 20 25 6" fill="none" stroke="#0f4a38" stroke-width="3" stroke-linecap="round"/><circle cx="25" cy="7" r="5" fill="#ffc53d"/><circle cx="33" cy="13" r="5.5" fill="#ffc53d"/><circle cx="16" cy="14" r="5" fill="#ffc53d"/><circle cx="27" cy="21" r="5" fill="#f3ad12"/><circle cx="12" cy="24" r="4" fill="#f3ad12"/>',
    words: word(48, 23, 23, 800, '#0f4a38', sans, 'Wattle') + word(48, 37, 11.5, 600, '#4a5a52', sans, 'Motor Group'),
  },
  'kingfisher-mazda': {
    width: 176,
    mark: '<path d="M3 22C12 8 24 6 36 9L28 14C25 22 18 28 8 29L16 21Z" fill="#0b5a80"/><path d="M8 29C14 29 20 27 24 22L20 34Z" fill="#ad3f16"/><circle cx="27" cy="11" r="1.4" fill="#fff"/>',
    words:
      word(46, 23, 24, 400, '#0d2530', serif, 'Kingfisher') +
      word(47, 37, 11, 400, '#53616a', sans, 'Mazda, Newcastle'),
  },
  'banksia-used': {
    width: 186,
    mark: '<rect x="12" y="3" width="16" height="30" rx="8" fill="#2c0f20"/><g fill="#ff8459"><circle cx="16.5" cy="9" r="1.7"/><circle cx="20" cy="7" r="1.7"/><circle cx="23.5" cy="9" r="1.7"/><circle cx="16.5" cy="14" r="1.7"/><circle cx="20" cy="12" r="1.7"/><circle cx="23.5" cy="14" r="1.7"/><circle cx="16.5" cy="19" r="1.7"/><circle cx="20" cy="17" r="1.7"/><circle cx="23.5" cy="19" r="1.7"/><circle cx="16.5" cy="24" r="1.7"/><circle cx="20" cy="22" r="1.7"/><circle cx="23.5" cy="24" r="1.7"/></g><path d="M20 33v5M12 24C6 24 3 28 2 34c5 1 9-1 11-5M28 24c6 0 9 4 10 10-5 1-9-1-11-5" fill="none" stroke="#2c0f20" stroke-width="2.6" stroke-linecap="round"/>',
    words: word(48, 23, 24, 800, '#2c0f20', sans, 'Banksia') + word(48, 37, 12, 600, '#67505c', sans, 'Used Cars'),
  },
  'saltbush-caravans': {
    width: 196,
    mark: '<g transform="translate(2 2)"><rect x="1.5" y="1.5" width="33" height="33" rx="3" fill="none" stroke="#a8401a" stroke-width="3"/><path d="M18 28V14M18 22c-6 0-8-4-8-8 5 0 8 3 8 8Zm0-4c5 0 7-4 7-8-4 0-7 3-7 8Z" fill="#223029" stroke="#223029" stroke-width="1.5" stroke-linejoin="round"/><path d="M8 28h20" stroke="#223029" stroke-width="3"/></g>',
    words: word(50, 23, 22, 750, '#1b2621', sans, 'Saltbush') + word(50, 37, 12, 600, '#52605a', sans, 'Caravans'),
  },
  'ironbark-trucks': {
    width: 210,
    mark: '<g transform="translate(2 2)"><path d="M0 0h36v36H0z" fill="#0b4fa8"/><path d="M10 4v28M18 4v12m0 6v10M26 4v28M10 14l8-4M18 24l8-5" stroke="#fff" stroke-width="3.6"/></g>',
    words:
      word(50, 23, 22, 800, '#10181f', sans, 'IRONBARK') +
      word(50, 37, 11, 600, '#4b5a66', sans, 'Trucks and commercials'),
  },
  'bottlebrush-moto': {
    width: 200,
    mark: '<g transform="translate(2 2)"><path d="M18 34V6" stroke="#191617" stroke-width="2.6"/><g stroke="#b50f2e" stroke-width="2.8" stroke-linecap="round"><path d="M18 9 7 3M18 14 4 9M18 19 4 16M18 24 7 23M18 9 29 3M18 14 32 9M18 19 32 16M18 24 29 23"/></g></g>',
    words: word(48, 23, 22, 850, '#191617', sans, 'Bottlebrush') + word(48, 37, 12, 600, '#5d5658', sans, 'Moto'),
  },
};

/** @spec B4.08 */
export const certifiedLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 24" width="108" height="24">' +
  '<path d="m12 1 2.6 2.2 3.4-.3 1 3.2 2.8 1.8-1.2 3.1 1.2 3.1-2.8 1.8-1 3.2-3.4-.3L12 21l-2.6-2.2-3.4.3-1-3.2-2.8-1.8L3.4 11 2.2 7.9 5 6.1l1-3.2 3.4.3z" fill="#0b5a80"/>' +
  '<path d="m8 11 2.9 2.9L16.2 8.3" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>' +
  word(28, 10.5, 12, 700, '#0d2530', sans, 'Certified') +
  word(28, 21.5, 10.5, 400, '#53616a', sans, 'by Kingfisher') +
  '</svg>';

/** @spec B1.18 */
const familyMarks: Readonly<Record<string, string>> = {
  'wattle-cars':
    '<path d="M10 42h56l-5-14q-2-5-7-5H25q-4 0-7 4l-8 9z" fill="#0f4a38"/><circle cx="23" cy="43" r="7" fill="#fff" stroke="#0f4a38" stroke-width="4"/><circle cx="54" cy="43" r="7" fill="#fff" stroke="#0f4a38" stroke-width="4"/><circle cx="60" cy="14" r="5" fill="#ffc53d"/>',
  'wattle-rental':
    '<circle cx="25" cy="32" r="13" fill="none" stroke="#0f4a38" stroke-width="6"/><path d="M38 32h28v10M54 32v8" fill="none" stroke="#0f4a38" stroke-width="6"/><circle cx="25" cy="32" r="4" fill="#ffc53d"/>',
  'wattle-tyres':
    '<circle cx="38" cy="32" r="22" fill="none" stroke="#0f4a38" stroke-width="10"/><circle cx="38" cy="32" r="11" fill="#ffc53d"/><path d="M38 21v22M27 32h22" stroke="#0f4a38" stroke-width="3"/>',
  'finance-and-insurance':
    '<path d="M38 8 62 17v14q0 18-24 27Q14 49 14 31V17z" fill="#0f4a38"/><path d="M46 23q-3-5-8-5-8 0-8 6t8 7q9 1 9 7 0 7-9 7-6 0-9-6M38 14v36" fill="none" stroke="#ffc53d" stroke-width="4"/>',
  'vehicle-parts-and-accessories':
    '<path d="m38 8 5 7 8-2 2 8 8 3-3 8 3 8-8 3-2 8-8-2-5 7-5-7-8 2-2-8-8-3 3-8-3-8 8-3 2-8 8 2z" fill="#0f4a38"/><circle cx="38" cy="32" r="9" fill="#ffc53d"/>',
  '4x4-outdoor':
    '<path d="M6 52 28 16l12 19 8-11 22 28z" fill="#0f4a38"/><path d="m28 16-6 10 6 5 5-7z" fill="#ffc53d"/><path d="M6 57h64" stroke="#0f4a38" stroke-width="4"/>',
};

export const familyPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(familyMarks).map(([slug, mark]) => [
    `wattle-group/brand-${slug}`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="76" height="65" viewBox="0 0 76 65">${mark}</svg>`,
  ]),
);

export const logoPictures = (slug: string): Readonly<Record<string, string>> => {
  const logo = logos[slug];
  if (logo === undefined) return {};
  const open = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="42" viewBox="0 0 ${width} 42">`;
  return {
    [`${slug}/mark`]: `${open(42)}${logo.mark}</svg>`,
    [`${slug}/logo`]: `${open(logo.width)}${logo.mark}${logo.words}</svg>`,
  };
};

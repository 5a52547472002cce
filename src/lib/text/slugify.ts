/** A name as a piece of a URL: lower case, ASCII, words joined by hyphens. 'Citroën C4 & more' becomes 'citroen-c4-and-more'. */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

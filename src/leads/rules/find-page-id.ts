/** What an id looks like: the last part of an address. */
export const pageIdPattern = /^[\da-z][\da-z-]{0,79}$/;

/**
 * The id of a page, from its address: 'contact' of '/contact', 'enquire' of '/cars/2021-mazda-cx-5/enquire', 'home' of '/'. It names
 * the page whichever vehicle it is about, so that a dealer can count leads by page. @spec L3.01
 */
export const findPageId = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const last = path.split('/').findLast((part) => part !== '') ?? 'home';
  return pageIdPattern.test(last) ? last : 'other';
};

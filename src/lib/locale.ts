/** The language of every page and of the words of dates. @spec B0.03 */
export const locale = 'en-AU';

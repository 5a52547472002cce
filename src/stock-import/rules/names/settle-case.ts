const isOneCase = (text: string): boolean => text === text.toUpperCase() || text === text.toLowerCase();

const settleWord = (word: string): string => {
  if (/\p{N}/u.test(word)) return /^\p{L}/u.test(word) ? word.toUpperCase() : word;
  const isShort = word.length <= 3 && word === word.toUpperCase();
  if (isShort || !/[aeiouy]/i.test(word)) return word.toUpperCase();
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
};

/**
 * Writes a name that is all in capitals or all in small letters as a name: 'STARCRAFT' and 'starcraft' become
 * 'Starcraft'. Words with digits, without vowels or of up to three capitals get or keep capitals: 'GSX-R750'.
 */
export const settleCase = (name: string): string =>
  isOneCase(name) ? name.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, settleWord) : name;

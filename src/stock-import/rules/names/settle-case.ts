export const isOneCase = (text: string): boolean => text === text.toUpperCase() || text === text.toLowerCase();

const settleWord = (word: string): string => {
  if (/\p{N}/u.test(word)) return /^\p{L}/u.test(word) ? word.toUpperCase() : word;
  const isShort = word.length <= 3 && word === word.toUpperCase();
  if (isShort || !/[aeiouy]/i.test(word)) return word.toUpperCase();
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
};

/**
 * Capitalises a name written entirely in capitals or in small letters: 'STARCRAFT' becomes 'Starcraft', and 'gsx-r750'
 * becomes 'GSX-R750'.
 */
export const settleCase = (name: string): string =>
  isOneCase(name) ? name.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, settleWord) : name;

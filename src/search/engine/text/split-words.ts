const marks = /\p{M}+/gu;
const wordPattern = /[\p{L}\p{N}]+/gu;

export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

export const splitWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

export const foldIdentifier = (text: string): string => splitWords(text).join('');

/** 'CX-5', 'cx5' and 'CX 5' have the same key. */
export const toNameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

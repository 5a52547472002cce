/** 'Price, Drive Away'; the name alone where the dealer says nothing of it. */
export const labelPrice = (type: string | null, name = 'Price'): string => (type === null ? name : `${name}, ${type}`);

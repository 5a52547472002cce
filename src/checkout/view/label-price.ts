/** 'Price, Drive Away'; 'Price' where the dealer says nothing of it. */
export const labelPrice = (type: string | null): string => (type === null ? 'Price' : `Price, ${type}`);

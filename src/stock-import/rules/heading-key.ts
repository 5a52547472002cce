/** 'Stock No.' and 'stock_no' have the same key. */
export const toHeadingKey = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

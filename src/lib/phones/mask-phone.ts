/** A printed number with every digit after its first 5 characters hidden: '07 55•• ••••'. @spec B4.46 */
export const maskPhone = (printed: string): string => printed.slice(0, 5) + printed.slice(5).replaceAll(/\d/g, '•');

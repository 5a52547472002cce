/** The digits of a number as people write it: '45,000', '$45 000' and '45000 kms' are all 45000. @spec L5.14 */
export const readDigits = (text: string): string => text.replaceAll(/[\s,$]|kms?$/gi, '');

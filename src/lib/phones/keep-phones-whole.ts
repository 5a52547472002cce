const writtenPhone = /(?<!\d)(?:0[2378] \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13 \d\d \d\d)(?!\d)/g;

/** Returns the text with no-break spaces (U+00A0) in Australian phone numbers, so that they stay on one line. */
export const keepPhonesWhole = (text: string): string =>
  text.replaceAll(writtenPhone, (phone) => phone.replaceAll(' ', '\u00a0'));

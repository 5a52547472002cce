/** Measures of the printed page, in points: A4. */
export const sheet = { width: 595.28, height: 841.89, margin: 40, columnGap: 20 } as const;

/** Width between the margins, in points. */
export const contentWidth = sheet.width - 2 * sheet.margin;

/** Inks that read on every printer. */
export const inks = { text: '#1b1f1d', quiet: '#5a625e', line: '#d5dad7' } as const;

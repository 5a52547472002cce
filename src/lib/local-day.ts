const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // Sweden writes days as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** The calendar day of a moment in a time zone such as 'Australia/Brisbane', as 'YYYY-MM-DD'. */
export const localDay = (moment: Date | number, timeZone: string): string => formatOf(timeZone).format(moment);

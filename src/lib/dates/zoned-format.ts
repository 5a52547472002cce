/** Creates one format per time zone and keeps it: creating a format takes 0.3 ms, using it a few microseconds. */
export const createZonedFormat = (
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): ((timeZone: string) => Intl.DateTimeFormat) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known !== undefined) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
};

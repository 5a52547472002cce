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

const plainHeading = /^[A-Za-z][\w ./()-]*$/;
const yamlWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

export const formatColumnLine = (heading: string, column: string): string => {
  const isPlain = plainHeading.test(heading) && !heading.endsWith(' ') && !yamlWords.test(heading);
  return `${isPlain ? heading : JSON.stringify(heading)}: ${column}`;
};

/** Quotes the line for use in a sentence. Doesn't add quotes if the line itself begins with one. */
export const quoteColumnLine = (heading: string, column: string): string => {
  const line = formatColumnLine(heading, column);
  return line.startsWith('"') ? line : `"${line}"`;
};

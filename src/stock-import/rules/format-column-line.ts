const plainHeading = /^[A-Za-z][\w ./()-]*$/;
const yamlWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

export const formatColumnLine = (heading: string, column: string): string => {
  const isPlain = plainHeading.test(heading) && !heading.endsWith(' ') && !yamlWords.test(heading);
  return `${isPlain ? heading : JSON.stringify(heading)}: ${column}`;
};

export const quoteColumnLine = (heading: string, column: string): string => {
  const line = formatColumnLine(heading, column);
  return line.startsWith('"') ? line : `"${line}"`;
};

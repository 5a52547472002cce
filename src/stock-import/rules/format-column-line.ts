const plainHeading = /^[A-Za-z][\w ./()-]*$/;
const yamlWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

export const formatColumnLine = (heading: string, column: string): string => {
  const isPlain = plainHeading.test(heading) && !heading.endsWith(' ') && !yamlWords.test(heading);
  return `${isPlain ? heading : JSON.stringify(heading)}: ${column}`;
};

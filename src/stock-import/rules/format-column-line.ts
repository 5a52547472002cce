const plainHeading = /^[A-Za-z][\w ./()-]*$/;
const yamlWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** Formats a line for `stockFeed.columns`. A heading such as 'Stk #' gets quotes, as YAML needs them. */
export const formatColumnLine = (heading: string, column: string): string => {
  const isPlain = plainHeading.test(heading) && !heading.endsWith(' ') && !yamlWords.test(heading);
  return `${isPlain ? heading : JSON.stringify(heading)}: ${column}`;
};

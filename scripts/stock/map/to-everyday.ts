const everydayNames: Readonly<Record<string, string>> = {
  location_code: 'yard',
  odometer: 'kilometres',
  make_model: 'make and model',
};

/** Returns the words for a column in a question, such as 'kilometres' for `odometer`. */
export const toEveryday = (column: string): string => everydayNames[column] ?? column.replaceAll('_', ' ');

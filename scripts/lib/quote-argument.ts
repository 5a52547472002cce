/** Quotes an argument for a shell if necessary. */
export const quoteArgument = (argument: string): string =>
  /^[\w./:=@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

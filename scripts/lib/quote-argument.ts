/** Quotes an argument for a shell, if it needs that. */
export const quoteArgument = (argument: string): string =>
  /^[\w./:=@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

interface LogLine {
  readonly fields: object;
  readonly message: string;
}

/** A log whose first error settles `refused`. */
export const createRefusalLog = () => {
  const refused = Promise.withResolvers<LogLine>();
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object, message: string) => refused.resolve({ fields, message }),
  };
  return { refused, log };
};

interface LogLine {
  readonly fields: object;
  readonly message: string;
}

export const createRefusalLog = () => {
  const refused = Promise.withResolvers<LogLine>();
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object, message: string) => refused.resolve({ fields, message }),
  };
  return { refused, log };
};

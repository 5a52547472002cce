import type { Env } from '../env.ts';

type ListenAddress = Pick<Env, 'HOST' | 'PORT'>;

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const explainHost = ({ HOST }: ListenAddress): string =>
  `HOST=${JSON.stringify(HOST)} is not an address of this machine: set HOST to one of its own.`;

const explanations: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ PORT }) =>
    `PORT=${PORT} is in use by another process: stop that one first, or set PORT to another port.`,
  EACCES: ({ PORT }) =>
    `PORT=${PORT} is not allowed for this account: set PORT to 1024 or more, and put a proxy in front of it.`,
  EADDRNOTAVAIL: explainHost,
  ENOTFOUND: explainHost,
};

export const toListenError = (error: unknown, address: ListenAddress): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException;
  const explain = explanations[code];
  return explain === undefined ? error : new ListenError(explain(address), { cause: error });
};

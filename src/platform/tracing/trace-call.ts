import { type TraceAttributes, trace } from './trace.ts';

interface Call<T> {
  readonly method: string;
  readonly host: string;
  readonly send: () => Promise<T>;
  readonly toAttributes: (answer: T) => TraceAttributes;
}

/** Omits the path and the query, because they can contain keys and number plates. */
export const traceCall = <T>({ method, host, send, toAttributes }: Call<T>): Promise<T> =>
  trace(
    `${method} ${host}`,
    { 'http.request.method': method, 'server.address': host },
    async (note) => {
      const answer = await send();
      note(toAttributes(answer));
      return answer;
    },
    'client',
  );

import type { TestServer } from '../start-server.ts';
import { reservingSite } from './open-reserving.ts';

/** The redirect's target or the status; null if there was no response. */
export type Led = Promise<string | null>;

export interface Visitor {
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Led;
  readonly read: (path: string) => Promise<string>;
}

export const contact = {
  step: 'contact',
  name: 'Ann',
  last_name: 'Example',
  email: 'ann@example.com',
  phone: '0412 345 678',
  terms: 'on',
};

export const goodCard = '4242 4242 4242 4242';

export const createVisitor = (server: () => Pick<TestServer, 'get' | 'post'>): Visitor => {
  let cookie = '';
  return {
    post: async (path, fields) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { cookie }) };
      const body = new URLSearchParams(fields).toString();
      const answer = await server()
        .post(reservingSite, path, body, headers)
        .catch(() => null);
      if (answer === null) return null;
      const [given] = [answer.headers['set-cookie'] ?? []].flat();
      if (given !== undefined) cookie = given.split(';', 1)[0] ?? '';
      return answer.status === 303 ? String(answer.headers.location) : `${answer.status}`;
    },
    read: async (path) => (await server().get(reservingSite, path, { cookie })).body,
  };
};

export const findHeading = (page: string): string => /<h1[^>]*>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';

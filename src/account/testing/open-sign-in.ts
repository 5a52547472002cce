import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '#src/platform/db/database.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import type { SmsMessage } from '#src/platform/sms/sms-sender.ts';
import { codeRoutes } from '../server/code-routes.ts';
import { createCodeStore } from '../server/code-store.ts';
import { sessionRoutes } from '../server/session-routes.ts';
import { createSignInService } from '../server/sign-in-service.ts';
import * as tables from '../server/tables.ts';
import { createVisitorService } from '../server/visitor-service.ts';
import { createVisitorStore, type MoveVisitorData } from '../server/visitor-store.ts';

const sites = ['wattle', 'other'].map((slug) => ({ slug, name: slug, url: `https://www.${slug}.example` }));

export interface SentForm {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestBrowser {
  readonly cookie: () => string | undefined;
  readonly take: (cookie: string | undefined) => void;
  readonly post: (path: string, fields?: object, sent?: SentForm) => Promise<readonly [status: number, to: string]>;
}

export const openSignIn = async (database: Database, moves: readonly MoveVisitorData[] = []) => {
  for (const table of [tables.signInCodes, tables.visitorSessions, tables.visitors]) await database.delete(table);
  let now = new Date('2026-11-22T00:00:00Z');
  const messages: SmsMessage[] = [];
  const readClock = () => now;
  const sessions = createVisitorStore(database, moves);
  const codes = createCodeStore(database);
  const visitors = createVisitorService(sessions, readClock);
  const client = { take: (message: SmsMessage) => void messages.push(message), close: async () => undefined };
  const signInService = createSignInService({ visitors: sessions, codes, client, readClock });
  const siteOf = (host: string | undefined) => sites.find(({ slug }) => host === `${slug}.localhost`);
  const app: FastifyInstance = Fastify();
  answerErrors(app);
  const stored = noteStored(app);
  await app.register(codeRoutes({ siteOf, signInService, client }));
  await app.register(sessionRoutes({ siteOf, signInService, visitors, sessions }));

  const openBrowser = (): TestBrowser => {
    let cookie: string | undefined;
    return {
      cookie: () => cookie,
      take: (other) => {
        cookie = other;
      },
      post: async (url, fields = {}, { host = 'wattle.localhost', headers = {} } = {}) => {
        const answer = await app.inject({
          method: 'POST',
          url,
          payload: new URLSearchParams(Object.entries(fields)).toString(),
          headers: {
            host,
            'content-type': 'application/x-www-form-urlencoded',
            ...(cookie !== undefined && { cookie }),
            ...headers,
          },
        });
        const set = answer.headers['set-cookie'];
        if (typeof set === 'string') cookie = set.includes('Max-Age=0') ? undefined : set.split(';', 1)[0];
        return [answer.statusCode, answer.headers.location ?? answer.body];
      },
    };
  };

  const readCode = (): string => /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';

  const ask = async (phone: string, fields: object = {}) => {
    const browser = openBrowser();
    const answer = await browser.post('/sign-in/code', { ...fields, phone });
    return { browser, answer };
  };
  const signIn = async (phone: string): Promise<TestBrowser> => {
    const { browser } = await ask(phone);
    const [status, to] = await browser.post('/sign-in', { code: readCode() });
    if (status !== 303 || to !== '/') throw new Error(`signing in was answered ${status}, ${to}`);
    return browser;
  };
  return {
    openBrowser,
    ask,
    signIn,
    messages,
    stored,
    readCode,
    readWrongCode: () => readCode().replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    find: (browser: TestBrowser, siteSlug = 'wattle') =>
      visitors.find(siteSlug, { headers: { cookie: browser.cookie() } }),
    sessions,
    codes,
    now: readClock,
    close: () => app.close(),
  };
};

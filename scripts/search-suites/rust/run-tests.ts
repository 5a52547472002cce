import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnswer } from './check-answer.ts';
import { readShared, readTests, type ServerTest, type Step } from './read-tests.ts';
import { readValue, UnreadableValue } from './read-value.ts';

export interface ServerTestResult {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'unread';
  readonly reason: string;
}

const testFolder = 'crates/meilisearch/tests';

const sharedIndexes: Readonly<Record<string, readonly [uid: string, documents: string, settings: object]>> = {
  shared_index_with_documents: [
    'SHARED_DOCUMENTS',
    'DOCUMENTS',
    { filterableAttributes: ['id', 'title'], sortableAttributes: ['id', 'title'] },
  ],
  shared_index_with_score_documents: [
    'SHARED_SCORE_DOCUMENTS',
    'SCORE_DOCUMENTS',
    { filterableAttributes: ['id', 'title'], sortableAttributes: ['id', 'title'] },
  ],
  shared_index_with_nested_documents: [
    'SHARED_NESTED_DOCUMENTS',
    'NESTED_DOCUMENTS',
    { filterableAttributes: ['father', 'doggos', 'cattos'], sortableAttributes: ['doggos'] },
  ],
  shared_index_with_geo_documents: [
    'SHARED_GEO_DOCUMENTS',
    'GEO_DOCUMENTS',
    { filterableAttributes: ['_geo'], sortableAttributes: ['_geo'] },
  ],
};

const settingOf = (method: string): string =>
  method.replace(/^update_settings_?/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Runs Meilisearch's search tests against a local server. Reports tests that it can't run as 'unread'. */
export const createServerTestRunner = (host: string, source: string) => {
  let indexCount = 0;
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${host}${path}`, {
      method,
      headers: { authorization: 'Bearer masterKey', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { code: answer.status, response: (await answer.json()) as unknown };
  };
  const shared = readShared(readFileSync(join(source, testFolder, 'common/mod.rs'), 'utf8'));

  const runTest = async ({ name, steps }: ServerTest, own: ReadonlyMap<string, string>): Promise<ServerTestResult> => {
    const scope = new Map<string, unknown>([['RESERVED_GEO_FIELD_NAME', '_geo']]);
    for (const [constant, written] of [...shared, ...own]) {
      try {
        scope.set(constant, readValue(written, scope));
      } catch {
        // A test that uses a computed constant is reported as 'unread'.
      }
    }
    let answer: { readonly code: number; readonly response: unknown } | undefined;
    const fill = async (uid: string, documents: unknown, settings: unknown): Promise<void> => {
      await send('POST', '/indexes', { uid });
      await send('POST', `/indexes/${uid}/documents`, documents);
      await send('PATCH', `/indexes/${uid}/settings`, settings);
    };
    const newUid = (prefix = 'suite'): string => {
      indexCount += 1;
      return `${prefix}-${indexCount}`;
    };
    const run = async (step: Step): Promise<string | undefined> => {
      if (step.kind === 'value') scope.set(step.name, readValue(step.written, scope));
      else if (step.kind === 'index') {
        const prefix = /prefix$/.test(step.source) ? String(readValue(step.arguments[0] ?? '', scope)) : undefined;
        const [uid = newUid(prefix), documents, settings] = sharedIndexes[step.source] ?? [];
        if (documents !== undefined) await fill(uid, scope.get(documents), settings);
        else if (step.source.startsWith('shared')) throw new UnreadableValue(step.source);
        else if (step.source === 'index_with_documents') {
          await fill(uid, readValue(step.arguments[1] ?? '', scope), {});
        } else await send('POST', '/indexes', { uid });
        scope.set(`${step.name}.uid`, uid);
      } else if (step.kind === 'check') {
        if (answer === undefined || /response\.uid|task/.test(step.arguments.join())) return undefined;
        const problem = checkAnswer(step.macro, step.arguments, answer, scope);
        return problem && `wanted ${JSON.stringify(problem.wanted)}, found ${JSON.stringify(problem.found)}`;
      } else if (step.method === 'test_settings') {
        const uid = newUid();
        const [documents, settings, query] = step.arguments.map((written, place) =>
          place < 3 ? readValue(written, scope) : undefined,
        );
        await fill(uid, documents, settings);
        answer = await send('POST', `/indexes/${uid}/search`, query);
      } else {
        const given = readValue(step.arguments[0] ?? '', scope);
        const uid = scope.get(`${step.on}.uid`);
        if (step.method === 'multi_search') answer = await send('POST', '/multi-search', given);
        else if (uid === undefined) throw new UnreadableValue(step.on);
        else if (step.method === 'add_documents') await send('POST', `/indexes/${String(uid)}/documents`, given);
        else if (step.method === 'update_settings') await send('PATCH', `/indexes/${String(uid)}/settings`, given);
        else if (step.method.startsWith('update_settings')) {
          await send('PATCH', `/indexes/${String(uid)}/settings`, { [settingOf(step.method)]: given });
        } else if (step.method === 'search' || step.method === 'search_post') {
          answer = await send('POST', `/indexes/${String(uid)}/search`, given);
        } else if (step.method === 'fetch_documents') {
          answer = await send('POST', `/indexes/${String(uid)}/documents/fetch`, given);
        } else throw new UnreadableValue(step.method);
      }
      return undefined;
    };
    try {
      for (const step of steps) {
        const problem = await run(step);
        if (problem !== undefined) return { name, status: 'failed', reason: problem };
      }
    } catch (error) {
      if (error instanceof UnreadableValue || error instanceof SyntaxError) {
        return { name, status: 'unread', reason: error.message };
      }
      throw error;
    }
    return answer === undefined
      ? { name, status: 'unread', reason: 'asks nothing' }
      : { name, status: 'passed', reason: '' };
  };

  return async (file: string): Promise<readonly ServerTestResult[]> => {
    const text = readFileSync(join(source, testFolder, file), 'utf8');
    const results: ServerTestResult[] = [];
    for (const test of readTests(text)) results.push(await runTest(test, readShared(text)));
    return results.map((result) => ({ ...result, name: `${file}: ${result.name}` }));
  };
};

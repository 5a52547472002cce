import { expect, it } from 'vitest';
import { startPictureHost } from '../images/testing/start-picture-host.ts';
import { startCollector } from '../tracing/testing/start-collector.ts';
import { traceInto } from '../tracing/testing/trace-into.ts';
import { createGuardedRequest } from './create-guarded-request.ts';

it('traces a call by its host and its status, without address, headers and body', async () => {
  const collector = await startCollector();
  const host = await startPictureHost((_request, response) => response.writeHead(422).end('secret answer'));
  const ask = createGuardedRequest({ timeoutMs: 5_000, maxBytes: 100 }, host.fetcherOptions);
  await traceInto(collector, async () => {
    await ask(host.urlOf('/secret?plate=secret'), { method: 'POST', headers: { 'x-key': 'secret' }, body: 'secret' });
    await ask(new URL('https://127.0.0.1/secret'), { method: 'GET', headers: {} });
  });
  await Promise.all([host.stop(), collector.stop()]);
  expect(host.asked).toEqual(['/secret?plate=secret']);
  expect(collector.spans.filter(({ name }) => name !== 'test')).toMatchObject([
    {
      name: 'POST photos.example',
      attributes: {
        'http.request.method': 'POST',
        'server.address': 'photos.example',
        'http.response.status_code': 422,
      },
    },
    { name: 'GET 127.0.0.1', attributes: { 'error.type': 'refused: connection' } },
  ]);
  expect(collector.bodies.join()).not.toContain('secret');
});

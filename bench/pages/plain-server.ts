// The peer: a plain Fastify route that returns the same bytes with the same headers, and nothing else.
import Fastify from 'fastify';

const source = process.argv[2];
if (source === undefined) throw new Error('usage: plain-server.ts URL');

const answer = await fetch(source, { headers: { 'accept-encoding': 'identity' } });
const encoded = await fetch(source, { headers: { 'accept-encoding': 'br' } });
const { brotliCompressSync } = await import('node:zlib');
const html = Buffer.from(await answer.arrayBuffer());
const body = encoded.headers.get('content-encoding') === 'br' ? brotliCompressSync(html, { params: { 1: 5 } }) : html;
const headers: Record<string, string> = {};
encoded.headers.forEach((value, name) => {
  if (!['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'].includes(name))
    headers[name] = value;
});
headers['content-encoding'] = 'br';

const app = Fastify();
app.get('*', (_request, reply) => reply.headers(headers).send(body));
app.get('/processor-seconds', () => {
  const { user, system } = process.cpuUsage();
  return { seconds: (user + system) / 1e6 };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });

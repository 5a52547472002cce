import Fastify from 'fastify';
import { getFromSite } from '../../scripts/lib/get-from-site.ts';

const [port, site, path] = process.argv.slice(2);
if (port === undefined || site === undefined || path === undefined)
  throw new Error('usage: plain-server.ts PORT SITE PATH');

const answer = await getFromSite(Number(port), site, path, { 'accept-encoding': 'br' });
const perConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);
const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !perConnection.has(name)));

const app = Fastify();
app.get('*', (_request, reply) => reply.headers(headers).send(answer.body));
app.get('/processor-seconds', () => {
  const { user, system } = process.cpuUsage();
  return { seconds: (user + system) / 1e6 };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const [address] = app.addresses();
process.send?.({ port: typeof address === 'object' ? address.port : undefined });

import type { FastifyReply, FastifyRequest } from 'fastify';

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  // Leaves out the query, so that shoppers' words stay out of the log.
  const [path = ''] = request.url.split('?', 1);
  const level = probes.has(path) ? 'debug' : 'info';
  const status = reply.raw.statusCode;
  request.log[level]({ host: request.host, path, status, ms: Math.round(reply.elapsedTime) }, 'answered');
};

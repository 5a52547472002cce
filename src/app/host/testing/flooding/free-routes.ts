const files = 'a file, sent as it lies there';
const documents = 'describes the interface, from memory';
const operators = 'for who runs the server, which the proxy in front keeps from strangers';

/** Routes without a limit, and why. */
export const freeRoutes: Readonly<Record<string, string>> = {
  'GET /healthz': operators,
  'GET /readyz': operators,
  'GET /metrics': operators,
  'GET /media/demo/*': files,
  'GET /api/docs': documents,
  'GET /api/docs/json': documents,
  'GET /api/docs/yaml': documents,
  'GET /api/docs/static/index.html': documents,
  'GET /api/docs/static/swagger-initializer.js': documents,
  'GET /api/docs/static/*': files,
};

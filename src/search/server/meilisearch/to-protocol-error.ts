import { buildProblemDocument, type ProblemDocument } from '#src/platform/http/problem-document.ts';
import { ProtocolError } from './protocol-error.ts';

/** Fastify's own errors, by their code. */
const byFastifyCode: Readonly<Record<string, (message: string) => ProtocolError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ProtocolError(
      'invalid_content_type',
      'The Content-Type is invalid. Accepted values for the Content-Type header are: `application/json`',
    ),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProtocolError('missing_payload', 'A json payload is missing.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new ProtocolError('payload_too_large', 'The provided payload reached the size limit.'),
  FST_ERR_CTP_INVALID_JSON_BODY: (message) =>
    new ProtocolError('malformed_payload', `The json payload provided is malformed. \`${message}\`.`),
};

/** What is laid at the caller's door before a route has a say, such as a body that was broken off. */
const isCallersFault = ({ status }: ProblemDocument): boolean => status >= 400 && status < 500;

const fromProblem = (problem: ProblemDocument): ProtocolError => {
  if (isCallersFault(problem)) return new ProtocolError('bad_request', problem.detail);
  if (problem.status === 503) return new ProtocolError('service_unavailable', problem.detail);
  return new ProtocolError('internal', 'An internal error has occurred.');
};

/** Any error as the protocol says it; what nobody foresaw keeps its secrets. */
export const toProtocolError = (error: unknown): ProtocolError => {
  if (error instanceof ProtocolError) return error;
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (error instanceof SyntaxError) {
    return new ProtocolError('malformed_payload', `The json payload provided is malformed. \`${message}\`.`);
  }
  if (code === 'tooMany') return new ProtocolError('too_many_search_requests', message);
  const foreseen = byFastifyCode[code]?.(message);
  if (foreseen !== undefined) return foreseen;
  return fromProblem(buildProblemDocument(error));
};

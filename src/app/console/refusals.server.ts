import { data } from 'react-router';
import { isUuid } from '#src/lib/is-uuid.ts';
import { toDomainError } from '#src/platform/http/to-domain-error.ts';

export const unreadableForm = 'We couldn’t read this form. Please reload the page and try again.';

/** `handleError` doesn't report this status as a fault. */
export const busyStatus = 503;

export const refuseAsUnknown = () => data(null, { status: 404 });

export const refuseIfBusy = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw toDomainError(error)?.code === 'overloaded' ? data(null, { status: busyStatus }) : error;
  });

export const readRecordUuid = (text: string | undefined): string => {
  if (text === undefined || !isUuid(text)) throw refuseAsUnknown();
  return text.toLowerCase();
};

/** Throws a 415 response unless the body is a URL-encoded form. */
export const readForm = (request: Request): Promise<FormData> => {
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') !== true)
    throw data(null, { status: 415 });
  return request.formData();
};

interface RefusedForm {
  readonly status?: number;
  readonly fields?: readonly string[];
}

export const refuseForm = (problem: string, form: FormData, { status = 422, fields = [] }: RefusedForm = {}) =>
  data(
    {
      problem,
      typed: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
      wrongFields: fields,
    },
    { status },
  );

export interface MadeMail {
  readonly to: string;
  readonly headers?: readonly string[];
  readonly body?: string;
  readonly id?: string;
}

export const makeMail = ({
  to,
  headers = [],
  body = 'Yes, Saturday at 10.',
  id = '<1@mail.example>',
}: MadeMail): string =>
  [
    'From: Ann Example <ann@example.com>',
    `To: Wattle Motors <${to}>`,
    'Subject: Re: The CX-5',
    `Message-ID: ${id}`,
    ...(headers.some((header) => /^content-type:/i.test(header)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body,
    '',
  ].join('\r\n');

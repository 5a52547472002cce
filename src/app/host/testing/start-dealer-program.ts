import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';

interface ReceivedPost {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface DealerProgram extends Pick<PictureHost, 'urlOf' | 'fetcherOptions' | 'stop'> {
  readonly told: ReceivedPost[];
}

export const startDealerProgram = async (): Promise<DealerProgram> => {
  const told: ReceivedPost[] = [];
  const { urlOf, fetcherOptions, stop } = await startPictureHost(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    told.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end();
  });
  return { told, urlOf, fetcherOptions, stop };
};

export const isSignedWith = (secret: string, { headers, body }: ReceivedPost): boolean => {
  const [, seconds = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['forecourt-signature'])) ?? [];
  return signature === createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
};

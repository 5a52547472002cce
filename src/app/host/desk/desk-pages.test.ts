import { expect, it } from 'vitest';
import { answerPdf } from '#src/app/console/records/answer-pdf.server.ts';
import { streamText } from '#src/lib/stream-text.ts';
import { readPageBody } from './desk-pages.ts';

it('sends a document whole, so that the limit of unread bytes counts it, and an export as a stream', async () => {
  const pdf = Buffer.from('%PDF');
  expect(await readPageBody(answerPdf(pdf, 'quote.pdf'))).toEqual(pdf);
  const parts = async function* () {
    yield '{}';
  };
  const download = new Response(streamText(parts()), { headers: { 'content-disposition': 'attachment' } });
  expect(await readPageBody(download)).toBeInstanceOf(ReadableStream);
  expect(await readPageBody(new Response('<p>'))).toEqual(Buffer.from('<p>'));
});

export const answerPdf = (pdf: Uint8Array, name: string): Response =>
  new Response(Uint8Array.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `inline; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  });

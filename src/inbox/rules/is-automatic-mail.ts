export interface MailHeader {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

const automaticPrecedences: readonly string[] = ['bulk', 'junk', 'list', 'auto_reply'];

/**
 * True for mail that nobody needs to answer: automatic replies (RFC 3834), bulk and mailing-list mail, delivery reports
 * (RFC 3462) and our own mail.
 * @param ownAddress `MAIL_FROM`
 */
export const isAutomaticMail = (
  headers: readonly MailHeader[],
  { from, ownAddress }: { readonly from: string; readonly ownAddress: string },
): boolean => {
  const readHeader = (name: string): string | undefined =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = readHeader('auto-submitted');
  const own = ownAddress.toLowerCase();
  const ownDomain = own.slice(own.lastIndexOf('@'));
  return (
    (submitted !== undefined && !/^no\b/.test(submitted)) ||
    automaticPrecedences.includes(readHeader('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => readHeader(name) !== undefined) ||
    readHeader('return-path') === '<>' ||
    /^multipart\/report\b/.test(readHeader('content-type') ?? '') ||
    /^(mailer-daemon|postmaster)@/i.test(from) ||
    from.toLowerCase() === own ||
    readHeader('message-id')?.endsWith(`${ownDomain}>`) === true
  );
};

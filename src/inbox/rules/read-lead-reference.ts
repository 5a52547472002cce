const referencePattern = /(?:\/sites\/([a-z\d-]{1,80})\/inbox\/)?([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/i;

export interface LeadReference {
  readonly siteSlug: string | null;
  readonly leadUuid: string;
}

export const readLeadReference = (written: string): LeadReference | null => {
  const [, siteSlug, leadUuid] = referencePattern.exec(written.slice(0, 500)) ?? [];
  return leadUuid === undefined ? null : { siteSlug: siteSlug ?? null, leadUuid: leadUuid.toLowerCase() };
};

/** Where a tab keeps the campaign that it landed by. */
const storageKey = 'forecourt.campaign';

/** Longest campaign that is kept, in characters. */
export const maxCampaignLength = 500;

/** The utm_ parameters of a query string, as a query string; empty for none. @spec L7.02 */
export const pickCampaign = (search: string): string => {
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const campaign = new URLSearchParams(named.map(([name, value]) => [name, value])).toString();
  return campaign.length > maxCampaignLength ? '' : campaign;
};

/** The campaign that this tab landed by, as a query string; empty for none. In the browser only. @spec L7.02 */
export const readCampaign = (): string => {
  try {
    return pickCampaign(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return '';
  }
};

/** Keeps the campaign of a page's query string; a page without one leaves the last. In the browser only. @spec L7.02 */
export const noteCampaign = (search: string): void => {
  const campaign = pickCampaign(search);
  if (campaign === '') return;
  try {
    sessionStorage.setItem(storageKey, campaign);
  } catch {
    // A browser that keeps nothing tells nothing.
  }
};

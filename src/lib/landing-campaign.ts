const storageKey = 'forecourt.campaign';

export const maxCampaignLength = 500;

/** Returns a query string's utm_ parameters as a query string; '' if there are none or they're too long. @spec L7.02 */
export const pickCampaign = (search: string): string => {
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const campaign = new URLSearchParams(named.map(([name, value]) => [name, value])).toString();
  return campaign.length > maxCampaignLength ? '' : campaign;
};

/** Returns the tab's last campaign as a query string, '' if there is none. In the browser only. @spec L7.02 */
export const readCampaign = (): string => {
  try {
    return pickCampaign(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return '';
  }
};

/**
 * Stores the campaign of a page's query string. A page without one keeps the stored campaign. In the browser only.
 * @spec L7.02
 */
export const recordCampaign = (search: string): void => {
  const campaign = pickCampaign(search);
  if (campaign === '') return;
  try {
    sessionStorage.setItem(storageKey, campaign);
  } catch {
    // Without storage, leads carry no campaign.
  }
};

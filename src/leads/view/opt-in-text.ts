/** What is agreed to by the box; kept with each lead, so that it is known later what somebody said yes to. @spec L3.01 */
export const optInText = (siteName: string): string =>
  `${siteName} may send me news and offers by email and text message. I can stop them at any time.`;

/** What a country sets. @spec B0.03 */
export interface Region {
  readonly country: 'AU';
  readonly currency: 'AUD';
  readonly locale: 'en-AU';
  readonly callingCode: '+61';
  readonly postcodeDigits: 4;
}

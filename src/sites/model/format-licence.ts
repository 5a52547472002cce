export interface Licence {
  readonly label: string;
  readonly number: string;
}

export const formatLicence = ({ label, number }: Licence): string => `${label} ${number}`;

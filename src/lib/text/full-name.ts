interface Named {
  readonly firstName: string;
  readonly lastName: string | null;
}

export const writeFullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName ?? ''}`.trim();

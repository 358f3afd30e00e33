/** The person who is signed in, as the frame shows them. */
export interface ShellUser {
  readonly name: string;
  readonly nickname: string | null;
  readonly picture: string | null;
  readonly company: string | null;
  /** How many more they may go to (decision 0127). */
  readonly otherCompanies?: number;
}

/** Characters of a company's name the sidebar shows (spec 1, section 9). */
const COMPANY_LENGTH = 10;

export const firstName = ({ name }: ShellUser): string => name.trim().split(/\s+/u)[0] ?? name;

/** The first ten characters, never half of one. */
export const companyMark = ({ company }: ShellUser): string => [...(company ?? '')].slice(0, COMPANY_LENGTH).join('');

/** How the home page greets: by nickname, else by name (row NAV-4). */
export const greetingName = (user: ShellUser): string => (user.nickname?.trim() ? user.nickname : user.name);

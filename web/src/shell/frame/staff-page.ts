import { adminPage, deskPage, linkTo } from '../../screens.ts';

const pages = [
  { role: 'support', page: deskPage },
  { role: 'admin', page: adminPage },
] as const;

export type StaffPage = (typeof pages)[number]['page'];

/** The page of a role at this address, if the user has that role. */
export const staffPageAt = (pathname: string, hasRole: (role: string) => boolean): StaffPage | undefined =>
  pages.find(({ role, page }) => hasRole(role) && `${pathname}/`.startsWith(`${linkTo(page)}/`))?.page;
